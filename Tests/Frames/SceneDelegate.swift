import Foundation
import UIKit

/// Runs the test, which makes its own window, and ends the app.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        Task {
            do {
                if CommandLine.arguments.contains("plain") {
                    try await PlainRun().run()
                } else {
                    try await FramesRun().run()
                }
                exit(0)
            } catch {
                FileHandle.standardError.write(Data("The course ended early: \(error)\n".utf8))
                exit(1)
            }
        }
    }
}

/// The app whose frames are checked. UIKit finds `SceneDelegate` by its name, as with Xcode's template.
final class FramesAppDelegate: UIResponder, UIApplicationDelegate {}
