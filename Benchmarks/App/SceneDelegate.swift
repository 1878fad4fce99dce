import Foundation
import UIKit

/// Runs the command of the command line, and quits the app. The sides create their own windows.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        Task {
            do {
                exit(try await run(CostOptions(CommandLine.arguments)) ? 0 : 1)
            } catch {
                FileHandle.standardError.write(Data("The benchmark ended early: \(error)\n".utf8))
                exit(1)
            }
        }
    }

    private func run(_ options: CostOptions) async throws -> Bool {
        switch options {
        case .measure(let pairs, let folder):
            return try await CostBenchmark(pairs: pairs, folder: folder).run()
        case .side(let isApp, let site, let file, let start):
            let side: any CostSide = isApp ? AppSide(site) : BareSide(site)
            let sample = try await CostRun(side).run(since: start)
            try JSONEncoder().encode(sample).write(to: file)
            return true
        }
    }
}

/// The app that measures, or one side of a measured pair. `SceneDelegate` is found by its name, as in Xcode's template.
final class CostAppDelegate: UIResponder, UIApplicationDelegate {}
