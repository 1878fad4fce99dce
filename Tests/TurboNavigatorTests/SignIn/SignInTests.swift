import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// A page that answers 401 until the user has signed in.
    @MainActor @Suite(.serialized)
    struct SignInTests {
        private func app(_ delegate: SignInDelegate) async throws -> AppDriver {
            let app = try await AppDriver(delegate: delegate)
            delegate.navigator = app.navigator
            delegate.signInURL = app.server.url("/session/new")
            let cookie = "user_\(app.server.port)=anna"
            app.server.route("/protected") { request in
                let isKnown = request.header("Cookie")?.contains(cookie) == true
                return .page(TestPage("protected"), status: isKnown ? 200 : 401)
            }
            let form = """
                <form action='/session' method=post><input name=user><input name=password type=password>
                <button id=send>Sign in</button></form>
                """
            app.server.page("/session/new", body: form)
            app.server.route("/session") { _ in
                .content(
                    Data(), type: "text/html", status: 303,
                    headers: ["Location": "/refresh_historical_location", "Set-Cookie": "\(cookie); Path=/"])
            }
            app.server.page("/refresh_historical_location")
            return app
        }

        @Test(arguments: [true, false])
        func `The user signs in, and the page is shown (HNI#36, HNI#168)`(_ isFirstPage: Bool) async throws {
            let delegate = SignInDelegate()
            let app = try await app(delegate)
            defer { app.close() }
            if !isFirstPage { try await app.route("/") }
            var start = app.log.count
            app.navigator.route(app.server.url("/protected"))
            try await app.log.next(.decided(reason: "the modal stack is presented"))
            start =
                app.logEntries.lastIndex {
                    AwaitedEntry.decided(reason: "the modal stack is presented").isMet($0.kind)
                } ?? start
            try await app.log.all([.rendered("/session/new"), .idle], since: start)
            let below = isFirstPage ? "/protected" : "/ /protected"
            #expect(app.stacks == "\(below) | /session/new")
            let screen = app.navigator.modalNavigationController.viewControllers.first
            #expect(screen?.navigationItem.leftBarButtonItem?.label == "Cancel")
            #expect(app.retryButton != nil)
            start = app.log.count
            try await app.click("#send", in: app.navigator.modalSession)
            try await app.log.all([.rendered("/protected"), .idle], since: start)
            #expect(app.stacks == below)
            #expect(app.retryButton == nil)
            #expect(app.server.pages.filter { $0 == "/protected" }.count == 2)
        }

        @Test func `The password of a sign-in in a modal can be saved on the page below it`() async throws {
            let delegate = SignInDelegate()
            let app = try await app(delegate)
            defer { app.close() }
            try await app.route("/")
            app.navigator.route(app.server.url("/protected"))
            try await app.arrived("/session/new")
            let form = app.navigator.modalSession.webView
            try await form.write("anna", into: "[name=user]")
            // Only what the user has typed is saved.
            let script = "const { x, y } = document.forms[0].password.getBoundingClientRect(); return [x, y]"
            let place = try await form.callAsyncJavaScript(script, contentWorld: .page) as? [Double]
            let point = try #require(place)
            let pointer = Pointer(app.window)
            try await pointer.click(CGPoint(x: point[0] + 20, y: point[1] + 8), in: form)
            try await pointer.type("secret")
            let start = app.log.count
            try await pointer.key("Return")
            try await app.log.all([.rendered("/protected"), .idle], since: start)
            #expect(await sees("Save the password for “127.0.0.1”?", around: app.navigator.session.webView))
            #expect(isVisible("anna", in: app.navigator.session.webView))
        }

        @Test func `Another failure is shown by the built-in error`() async throws {
            let delegate = SignInDelegate()
            let app = try await app(delegate)
            defer { app.close() }
            app.server.page("/a", status: 500)
            app.navigator.route(app.server.url("/a"))
            try await app.log.next(.failed(status: 500))
            #expect(app.stacks == "/a")
            let button = try #require(app.retryButton)
            app.server.page("/a")
            button.sendActions(for: .touchUpInside)
            try await app.log.next(.rendered("/a"))
            #expect(app.retryButton == nil)
        }
    }

    private final class SignInDelegate: TurboNavigationDelegate {
        weak var navigator: TurboNavigator?
        var signInURL: URL?

        func visitableDidFailRequest(_ visitable: any Visitable, error: any Error, retry: @escaping RetryBlock) {
            showError(error, on: visitable, retry: retry)
            guard let error = error as? TurboError, error == .http(statusCode: 401), let signInURL else { return }
            navigator?.route(signInURL)
        }
    }
}
