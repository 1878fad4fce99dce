import DemoApp
import Foundation
import TestSupport
import TurboNavigator
import TurboNavigatorTesting
import UIKit

/// What all flows share: the demo's window and navigator, the server, and where the pictures go.
@MainActor
struct FlowStage {
    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    /// The app's own scene: each flow gives it a navigator of its own.
    let scene: DemoSceneDelegate
    let app: AppDriver
    let rules: PathConfiguration?
    let pointer: Pointer
    let requests: RequestLog
    let server: URL
    let folder: URL

    /// - Parameter environment: `DEMO_URL` and `DEMO_REQUEST_LOG` are those of the demo server.
    init(_ environment: [String: String], app: AppDriver, folder: URL) throws {
        guard let scene = app.window.windowScene?.delegate as? DemoSceneDelegate else {
            throw Missing(description: "the window is not the demo app's")
        }
        guard let server = environment["DEMO_URL"].flatMap({ URL(string: $0) }),
            let log = environment["DEMO_REQUEST_LOG"]
        else { throw Missing(description: "DEMO_URL and DEMO_REQUEST_LOG are needed") }
        (self.scene, self.app, self.server, self.folder) = (scene, app, server, folder)
        rules = scene.navigator?.session.pathConfiguration
        pointer = Pointer(app.window)
        requests = RequestLog(file: URL(fileURLWithPath: log))
    }

    /// What the pages have; `file` is the build that the server was told to serve.
    func library(file: String?) async throws -> ServedLibrary {
        guard let webView = scene.navigator?.session.webView else { throw Missing(description: "the app has no page") }
        return try await ServedLibrary(in: webView, file: file)
    }
}
