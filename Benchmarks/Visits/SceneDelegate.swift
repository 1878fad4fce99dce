import Foundation
import UIKit

/// Runs the benchmark, which creates its own windows, and quits the app.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        Task {
            do {
                let isFine =
                    CommandLine.arguments.contains("--inspector")
                    ? try await InspectorBenchmark().run() : try await VisitBenchmark().run()
                exit(isFine ? 0 : 1)
            } catch {
                FileHandle.standardError.write(Data("The benchmark ended early: \(error)\n".utf8))
                exit(1)
            }
        }
    }
}

/// The app that the benchmark runs in. `SceneDelegate` is found by its name, as in Xcode's template.
final class BenchAppDelegate: UIResponder, UIApplicationDelegate {}
