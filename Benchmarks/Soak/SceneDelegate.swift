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

/// The options of the command line.
struct SoakOptions {
    let isBare: Bool
    /// The number of pages that each of the two apps visits.
    let visits: Int

    init(_ arguments: [String]) {
        isBare = arguments.contains("--bare")
        let value = arguments.firstIndex(of: "--visits").map { arguments[($0 + 1)...].first ?? "" }
        visits = max(20, value.flatMap { Int($0) } ?? 10_000) / 10 * 10
    }
}

/// The app that visits pages, or with `--bare` the one with only a web view. `SceneDelegate` is found by its name, as
/// in Xcode's template.
final class SoakAppDelegate: UIResponder, UIApplicationDelegate {}
