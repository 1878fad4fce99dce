import Foundation
import TestSupport
import TurboNavigator
import TurboNavigatorTesting
import UIKit

/// A separate navigator in the demo's window, and its visible state, in the flow's words.
@MainActor
final class FlowScreen {
    let navigator: TurboNavigator
    private let flow: Flow
    private let app: AppDriver

    init(_ flow: Flow, on stage: FlowStage) {
        self.flow = flow
        app = stage.app
        navigator = TurboNavigator(delegate: stage.scene, pathConfiguration: stage.rules)
        stage.scene.navigator = navigator
        app.window.rootViewController = navigator.rootViewController
    }

    /// "start | modal". A native screen is in parentheses, and "!" precedes an overlay.
    var stacks: String {
        app.stacks.split(separator: " ").map { word in
            word == "(SFSafariViewController)" ? "(browser)" : self.word(String(word))
        }.joined(separator: " ")
    }

    /// The page in the top web view, or nil if there is none.
    var url: String? { app.url.map { flow.word($0.path) } }

    /// The title in the bar as drawn.
    var title: String { VisibleWidgets(in: app.window).title }

    /// The session of the top stack.
    var session: Session {
        navigator.navigationController.presentedViewController === navigator.modalNavigationController
            ? navigator.modalSession : navigator.session
    }

    /// The text of the top page and of the native views around it.
    func text() async throws -> String {
        let labels = VisibleWidgets(in: app.window).labels.joined(separator: "\n")
        return app.url == nil ? labels : "\(labels)\n\(try await app.text())"
    }

    /// Sends a request from each page, and waits for the responses: by then, the pages' earlier requests have finished.
    func waitForPages() async {
        for session in [navigator.session, navigator.modalSession] where session.webView.url != nil {
            let question = "await fetch('/up', { cache: 'no-store' })"
            // If a page is replaced during its request, its visit reports that.
            _ = await Result { try await session.webView.callAsyncJavaScript(question, contentWorld: .page) }
        }
    }

    /// Waits until the top page has been drawn, unless it's hidden.
    func waitForDrawing() async {
        guard let webView = app.webView else { return }
        let frames = "for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)"
        let drawn = "await Promise.race([(async () => { \(frames) })(), new Promise(end => setTimeout(end, 100))])"
        _ = await Result { try await webView.callAsyncJavaScript(drawn, contentWorld: .page) }
        await app.window.drawPages()
    }

    /// The flow's word for a path, including that of a native screen.
    private func word(_ path: String) -> String {
        guard path.hasPrefix("("), path.hasSuffix(")") else { return flow.word(path) }
        return "(\(flow.word(String(path.dropFirst().dropLast()))))"
    }
}

extension Result where Failure == any Error {
    @MainActor
    fileprivate init(_ body: () async throws -> Success) async {
        do { self = .success(try await body()) } catch { self = .failure(error) }
    }
}
