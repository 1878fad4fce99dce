import Foundation
import UIKit

/// Runs the benchmark, which makes its own windows, and ends the app.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        Task {
            do {
                exit(try await VisitBenchmark().run() ? 0 : 1)
            } catch {
                FileHandle.standardError.write(Data("The benchmark ended early: \(error)\n".utf8))
                exit(1)
            }
        }
    }
}
