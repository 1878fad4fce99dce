import DemoApp
import Foundation
import TestSupport
import TurboNavigator
import UIKit

/// What all flows share: the demo's window and navigator, the server, and where the pictures go.
@MainActor
struct FlowStage {
    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    /// The app's own scene: each flow gives it a navigator of its own.
    let scene: DemoSceneDelegate
    let window: UIWindow
    let rules: PathConfiguration?
    let pointer: Pointer
    let activity: Activity
    let requests: RequestLog
    let server: URL
    let folder: URL

    /// - Parameter environment: `DEMO_URL` and `DEMO_REQUEST_LOG` are those of the demo server.
    init(_ environment: [String: String], activity: Activity, folder: URL) throws {
        guard let scene = UIApplication.shared.connectedScenes.first?.delegate as? DemoSceneDelegate,
            let window = scene.window
        else {
            throw Missing(description: "the app shows no window")
        }
        guard let server = environment["DEMO_URL"].flatMap({ URL(string: $0) }),
            let log = environment["DEMO_REQUEST_LOG"]
        else { throw Missing(description: "DEMO_URL and DEMO_REQUEST_LOG are needed") }
        (self.scene, self.window, self.server, self.folder) = (scene, window, server, folder)
        rules = scene.navigator?.session.pathConfiguration
        pointer = Pointer(window)
        requests = RequestLog(file: URL(fileURLWithPath: log))
        self.activity = activity
    }

    /// What the pages have; `file` is the build that the server was told to serve.
    func library(file: String?) async throws -> ServedLibrary {
        guard let webView = scene.navigator?.session.webView else { throw Missing(description: "the app has no page") }
        return try await ServedLibrary(in: webView, file: file)
    }
}
