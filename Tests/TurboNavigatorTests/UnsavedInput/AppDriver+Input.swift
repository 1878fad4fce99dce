import TestSupport
import TurboNavigator
import TurboTestSupport
import UIKit

/// A user who types into pages, with real keys, and answers "Discard changes?".
extension AppDriver {
    /// A page with a form, whose field has the keyboard focus.
    static let form = """
        <form method=post action=/save><input id=field name=field autofocus><button id=save>Save</button></form>
        """

    func form(at path: String, title: String, links: [TestLink] = [], more: String = "") {
        server.route(path, .page(TestPage(title, links: links, body: Self.form + more)))
    }

    /// Types into the field of the visible page.
    ///
    /// - Parameter whole: what the field contains then; the text by default.
    func enter(_ text: String, in session: Session? = nil, until whole: String? = nil) async throws {
        let webView = (session ?? navigator.session).webView
        try await run("field.focus()", in: session)
        try await nextFrame(of: webView, while: !webView.isFirstResponder)
        try await Pointer(window).type(text)
        try await waitForText(whole ?? text, in: session)
    }

    func waitForText(_ text: String, in session: Session? = nil) async throws {
        try await wait(until: "the field contains \(text)") { try await self.fieldText(in: session) == text }
    }

    /// The text of the field on the page.
    func fieldText(in session: Session? = nil) async throws -> String? {
        try await (session ?? navigator.session).webView.evaluateJavaScript("field.value") as? String
    }

    /// The question, when it has stopped moving.
    func question() async throws -> UIAlertController {
        let alert = try await presented(UIAlertController.self)
        guard alert.title == "Discard changes?" else { throw NotPresented(active: alert) }
        return alert
    }

    /// Answers the question with the button of this title, and waits until the alert is gone.
    ///
    /// - Returns: the sentence of the question.
    @discardableResult
    func reply(_ title: String) async throws -> String? {
        let alert = try await question()
        guard TestSupport.click(title, around: window) else { throw NotPresented(active: alert) }
        try await nextFrame(of: window, while: alert.presentingViewController != nil)
        return alert.message
    }

    /// Whether the page on top has told that it has unsaved input.
    var asks: Bool { navigator.navigationController.topViewController?.navigationItem.backAction != nil }

    /// Whether no question is over the stacks, after everything has settled.
    func isUnasked() async throws -> Bool {
        try await waitUntilIdle()
        return !(navigator.activeViewController is UIAlertController)
    }
}
