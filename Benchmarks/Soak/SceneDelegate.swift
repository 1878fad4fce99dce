import Foundation
import UIKit

/// Runs the app's or the bare web view's visits, each in its own window, and quits the app.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        Task {
            do {
                let options = SoakOptions(CommandLine.arguments)
                if options.isBare {
                    try await BareRun().serve()
                    exit(0)
                }
                exit(try await SoakBenchmark(visits: options.visits).run() ? 0 : 1)
            } catch {
                FileHandle.standardError.write(Data("The benchmark ended early: \(error)\n".utf8))
                exit(1)
            }
        }
    }
}
