import AppDriving
import Foundation
import OpenApp
import TurboNavigator
import TurboNavigatorTool
import UIKit

/// Creates a window of the requested size, and shows the site in it.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private var site: OpenSite?
    private var server: DriveServer?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene, let options = OpenAppDelegate.options else { return }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: options.size.width, height: options.size.height))
        window.windowScene = windowScene
        BridgeComponents.register(.standard)
        Task {
            do {
                if let descriptor = options.drive {
                    try await drive(DrivenSite(options, window: window), by: descriptor)
                    exit(ExitCode.success.rawValue)
                }
                let site = try OpenSite(options, window: window)
                self.site = site
                try await site.run()
            } catch {
                Console.standard.printError("\(error)")
                exit(ExitCode.failure.rawValue)
            }
        }
    }

    private func drive(_ site: DrivenSite, by descriptor: Int32) async throws {
        defer { site.removeData() }
        let server = try DriveServer(descriptor: descriptor, app: site)
        self.server = server
        try await server.run()
    }
}

/// The delegate of the app that opens any site. As in Xcode's template, `SceneDelegate` is found by its class name.
final class OpenAppDelegate: UIResponder, UIApplicationDelegate {
    /// The options of the command line.
    static var options: OpenOptions?
}
