import DemoApp
import Foundation
import TestSupport
import TurboNavigator
import TurboNavigatorTesting
import UIKit

/// Shared by all flows: the demo's window and navigator, the server, and the folder of screenshots.
@MainActor
struct FlowStage {
    /// The app's own scene. Each flow gives it another navigator.
    let scene: DemoSceneDelegate
    let app: AppDriver
    let rules: PathConfiguration?
    let pointer: Pointer
    let requests: RequestLog
    let server: URL
    let folder: URL

    /// - Parameter environment: contains the demo server's `DEMO_URL` and `DEMO_REQUEST_LOG`.
    init(_ environment: [String: String], app: AppDriver, folder: URL) throws {
        guard let scene = app.window.windowScene?.delegate as? DemoSceneDelegate else {
            throw TestFailure("the window isn't the demo app's")
        }
        guard let server = environment["DEMO_URL"].flatMap({ URL(string: $0) }),
            let log = environment["DEMO_REQUEST_LOG"]
        else { throw TestFailure("DEMO_URL and DEMO_REQUEST_LOG are needed") }
        (self.scene, self.app, self.server, self.folder) = (scene, app, server, folder)
        rules = scene.navigator?.session.pathConfiguration
        pointer = Pointer(app.window)
        requests = RequestLog(file: URL(fileURLWithPath: log))
    }

    /// The library that the pages use. `file` is the build that the server was started with.
    func library(file: String?) async throws -> ServedLibrary {
        guard let webView = scene.navigator?.session.webView else { throw TestFailure("the app has no page") }
        return try await ServedLibrary(in: webView, file: file)
    }
}
