import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// A server that redirects to its sign-in page, as Rails and Devise do.
    @MainActor @Suite(.serialized)
    struct SignInRedirectTests {
        @Test(arguments: [SignInAnswer.rule, .meta], [true, false])
        func `A page that redirects to the sign-in page shows it in a modal, and is loaded after the sign-in`(
            _ answer: SignInAnswer, _ isFirst: Bool
        ) async throws {
            let app = try await AppDriver.requiringSignIn(by: answer)
            defer { app.close() }
            if !isFirst { try await app.route("/") }
            app.navigator.route(app.server.url("/private"))
            try await app.arrived("/session/new")
            let below = isFirst ? "/private" : "/ /private"
            #expect(app.stacks == "\(below) | /session/new")
            #expect(app.retryButton != nil)
            let screen = app.navigator.modalNavigationController.viewControllers.first
            #expect(screen?.navigationItem.leftBarButtonItem?.label == "Cancel")
            try await app.signIn()
            try await app.arrived("/private")
            #expect(app.stacks == below)
            #expect(app.retryButton == nil && app.showsItsPage)
            #expect(app.server.count("GET /private") == 2, "\(app.logEntries.map(\.message)) \(app.server.visits)")
        }

        @Test func `A user who closes the sign-in page sees the error, and Retry asks again`() async throws {
            let app = try await AppDriver.requiringSignIn()
            defer { app.close() }
            try await app.route("/")
            app.navigator.route(app.server.url("/private"))
            try await app.arrived("/session/new")
            app.navigator.userDidTapDone()
            try await app.wait(until: "the modal is closed") { app.stacks == "/ /private" }
            await app.transitionsEnd()
            let button = try #require(app.retryButton)
            button.sendActions(for: .touchUpInside)
            try await app.arrived("/session/new")
            #expect(app.stacks == "/ /private | /session/new")
        }

        @Test(arguments: SignInAnswer.allCases)
        func `The delegate is asked once, with the page of a redirect`(_ answer: SignInAnswer) async throws {
            let clerk = Clerk()
            let app = try await AppDriver.requiringSignIn(by: answer, delegate: clerk)
            defer { app.close() }
            try await app.route("/")
            for path in ["/private", "/mine"] {
                app.navigator.route(app.server.url(path))
                try await app.log.next(.failed(status: 401))
            }
            #expect(clerk.requests.count == 1)
            let expected = answer == .unauthorized ? nil : app.server.url("/session/new")
            #expect(clerk.requests.first?.signInURL == expected)
            #expect(clerk.requests.first?.visitables.count == 2)
            clerk.requests.first?.cancel()
            #expect(clerk.failures == ["/private", "/mine"])
        }

        @Test func `The sign-in page itself is an ordinary page for a link`() async throws {
            let app = try await AppDriver.requiringSignIn()
            defer { app.close() }
            try await app.route("/")
            try await app.route("/session/new")
            #expect(app.stacks == "/ /session/new")
            #expect(app.retryButton == nil)
        }

        @Test func `A refresh of a page whose session has ended asks for a sign-in, and shows the page again`()
            async throws
        {
            let app = try await AppDriver.requiringSignIn()
            defer { app.close() }
            try await app.route("/")
            try await app.route("/a")
            app.server.protect("/a", by: .rule) { _ in .page(TestPage("a")) }
            app.navigator.session.reload()
            try await app.arrived("/session/new")
            #expect(app.stacks == "/ /a | /session/new")
            try await app.signIn()
            try await app.arrived("/a")
            #expect(app.stacks == "/ /a" && app.retryButton == nil)
        }
    }

    private final class Clerk: TurboNavigationDelegate {
        var requests: [SignInRequest] = []
        private(set) var failures: [String] = []

        func signInIsNeeded(_ request: SignInRequest, from navigator: TurboNavigator) { requests.append(request) }

        func visitDidFail(_ failure: VisitFailure, on visitable: any Visitable, from navigator: TurboNavigator) {
            failures.append(failure.url.path)
        }
    }
}
