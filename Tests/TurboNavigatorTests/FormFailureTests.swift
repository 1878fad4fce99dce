import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    @MainActor @Suite(.serialized)
    struct FormFailureTests {
        private static let form = """
            <form method=post action=/things><input name=title><button>Save</button></form>
            """

        @Test(
            arguments: ["/a", "/things/new"])
        func `A form that the network loses keeps what the user has written, and says so`(_ path: String) async throws {
            let app = try TestApp()
            defer { app.close() }
            app.server.page(path, Self.form)
            app.server.server.route("/things") { _ in .dropped }
            for path in ["/", path] { try await app.route(path) }
            try await app.atRest()
            let (stacks, session) = (app.stacks, path == "/a" ? app.navigator.session : app.navigator.modalSession)
            _ = try await session.webView.evaluateJavaScript("document.querySelector('input').value = 'Milk'; 1")
            try await app.click("button", in: session)
            try await app.log.next(.formNotAnswered)
            let alert = try #require(app.navigator.activeViewController as? UIAlertController)
            #expect(alert.title == "No answer to the form")
            #expect(alert.message?.hasPrefix("It was sent, but no answer could be read.") == true)
            #expect(app.stacks == stacks)
            let value = try await session.webView.evaluateJavaScript("document.querySelector('input').value")
            #expect(value as? String == "Milk")
        }
    }
}
