import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    @MainActor @Suite(.serialized)
    struct ErrorTests {
        @Test func `A failed first page shows the reason, and Retry loads it`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.fail("/", status: 500)
            let button = try #require(app.retryButton)
            app.server.page("/")
            button.sendActions(for: .touchUpInside)
            try await app.log.next(.rendered(app.server.url("/")))
            #expect(app.retryButton == nil)
            #expect(app.navigator.navigationController.topViewController?.title == "root")
        }

        @Test(arguments: [CGSize(width: 1200, height: 900), CGSize(width: 320, height: 294)])
        func `An error is a column in the middle of any window`(size: CGSize) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.fail("/", status: 500)
            await resize(app.window, to: size)
            let column = try #require(app.retryButton?.superview)
            for part in column.subviews.map(\.frame) {
                #expect(part.width <= 420 && abs(part.midX - column.bounds.midX) <= 1)
                #expect(part.minX >= 0 && part.minY >= 0)
                #expect(part.maxX <= column.bounds.maxX && part.maxY <= column.bounds.maxY)
            }
        }

        @Test func `Large text of an error scrolls, up to its button`() async throws {
            setTextScale(3)
            defer { setTextScale(1) }
            let app = try await AppDriver()
            defer { app.close() }
            try await app.fail("/", status: 500)
            await resize(app.window, to: CGSize(width: 320, height: 294))
            let button = try #require(app.retryButton)
            let scrollView = try #require(button.superview as? UIScrollView)
            let errorView = try #require(scrollView.superview)
            let place = { button.convert(button.bounds, to: errorView) }
            #expect(place().maxY > scrollView.frame.maxY)
            #expect(scrollView.contentSize.height >= button.frame.maxY)
            try await Pointer(app.window).scroll(errorView, clicks: 40)
            try await app.wait(until: "the button is visible") { place().maxY <= scrollView.frame.maxY }
            #expect(place().minY >= 0)
            try await Pointer(app.window).scroll(errorView, clicks: 40, button: 4)
            try await app.wait(until: "the top is visible") { scrollView.contentOffset == .zero }
        }

        @Test func `A screen reader gets an error's whole sentence from its first element`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.fail("/", status: 500)
            let labels = try #require(app.retryButton?.superview).subviews.compactMap { $0 as? UILabel }
            let texts = labels.compactMap(\.text)
            #expect(texts.count == 2)
            #expect(labels.first?.accessibilityLabel == texts.joined(separator: ". "))
            #expect(labels.last?.isAccessibilityElement == false)
        }

        @Test(arguments: [(404, true), (403, true), (500, false)])
        func `A page that doesn't exist offers a way back`(_ status: Int, _ isOffered: Bool) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            try await app.fail("/gone", status: status)
            let buttons = try #require(app.retryButton?.superview).subviews.compactMap { $0 as? UIButton }
            #expect(buttons.map { $0.title(for: .normal) } == (isOffered ? ["Go Back", "Retry"] : ["Retry"]))
            guard isOffered else { return }
            buttons[0].sendActions(for: .touchUpInside)
            try await app.waitUntilIdle()
            #expect(app.stacks == "/" && app.showsItsPage)
        }

        @Test func `The first screen's error has no way back`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.fail("/", status: 404)
            let buttons = try #require(app.retryButton?.superview).subviews.compactMap { $0 as? UIButton }
            #expect(buttons.map { $0.title(for: .normal) } == ["Retry"])
        }

        @Test func `A screen has one error over it, the last one`() throws {
            let screen = VisitableViewController(url: try #require(URL(string: "http://localhost/")))
            let last = UIView()
            for content in [UIView(), last] { ErrorContainerView.show(custom: content, on: screen) }
            let covers = screen.visitableView.subviews.filter { $0 is ErrorContainerView }
            #expect(covers.map(\.subviews) == [[last]])
        }

        @Test func `An error is shown in the language that the app translates to`() async throws {
            let former = BuiltInText.translate
            BuiltInText.translate = { ["Retry": "Erneut versuchen"][$0] ?? $0 }
            let app = try await AppDriver()
            defer {
                BuiltInText.translate = former
                app.close()
            }
            try await app.fail("/", status: 500)
            #expect(app.retryButton?.title(for: .normal) == "Erneut versuchen")
        }

        @Test(arguments: [TestResponse.html("", status: 500), .dropped])
        func `Retry of a page that replaces another still replaces it`(_ response: TestResponse) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/a"] { try await app.route(path) }
            app.server.route("/b", response)
            app.navigator.route(VisitProposal(url: app.server.url("/b"), options: VisitOptions(action: .replace)))
            try await app.log.next(.visitFailed("/b"))
            try await app.waitUntilIdle()
            app.server.page("/b")
            let start = app.log.count
            try #require(app.retryButton).sendActions(for: .touchUpInside)
            try await app.arrived("/b")
            let visits = app.logEntries[start...].compactMap { event in
                if case .visitBegan(_, let url, _, let action) = event.kind { "\(action) \(url.path)" } else { nil }
            }
            #expect(visits == ["replace /b"])
            #expect(app.stacks == "/ /b")
        }

        @Test func `Retry of an only page that was a file still replaces the page before`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            app.server.route("/b", .json("{}"))
            let proposal = VisitProposal(
                url: app.server.url("/b"), options: VisitOptions(action: .replace),
                properties: ["presentation": "replace_root"])
            app.navigator.route(proposal)
            try await app.waitUntilIdle()
            app.server.page("/b")
            let start = app.log.count
            try #require(app.retryButton).sendActions(for: .touchUpInside)
            try await app.arrived("/b")
            let visits = app.logEntries[start...].compactMap { event in
                if case .visitBegan(_, let url, _, let action) = event.kind { "\(action) \(url.path)" } else { nil }
            }
            #expect(visits == ["replace /b"])
        }

        @Test func `A failed later page keeps the stack and the next tap works`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            try await app.fail("/a", status: 404)
            #expect(app.stacks == "/ /a")
            #expect(app.retryButton != nil)
            try await app.route("/b")
            #expect(app.stacks == "/ /a /b")
        }

        @Test func `An app receives a failure with its URL, its cause, two sentences and a retry`() async throws {
            let clerk = SignInDelegate()
            let app = try await AppDriver(delegate: clerk)
            defer { app.close() }
            try await app.route("/")
            try await app.fail("/a", status: 404)
            let failure = try #require(clerk.failures.first)
            #expect(clerk.failures.count == 1 && failure.url == app.server.url("/a"))
            #expect(failure.statusCode == 404 && failure.cause == .turbo(.http(statusCode: 404)))
            #expect(failure.message == "This page doesn't exist.")
            #expect(failure.developerMessage.contains("HTTP 404"))
            #expect(failure.canRetry && app.retryButton == nil)
            app.server.page("/a")
            failure.retry()
            try await app.log.next(.rendered("/a"))
        }

        @Test(arguments: [
            ("no JSON at all", "{"),
            ("one bad pattern", #"{"rules": [{"patterns": ["("], "properties": {}}]}"#),
            ("one bad rule", #"{"rules": [7, {"patterns": ["/new$"], "properties": {"context": "modal"}}]}"#),
        ])
        func `An app with an invalid path configuration starts, and logs it`(_ name: String, _ rules: String)
            async throws
        {
            let app = try await AppDriver(rules: rules)
            defer { app.close() }
            try await app.route("/")
            #expect(app.stacks == "/")
            let warning = TurboLog.shared.entries.last { $0.source == "path configuration" && $0.level == .warning }
            #expect(warning != nil, "nothing on the log about \(name)")
            if name == "one bad rule" {
                try await app.route("/things/new")
                #expect(app.stacks == "/ | /things/new")
            }
        }
    }

    private final class SignInDelegate: TurboNavigationDelegate {
        private(set) var failures: [VisitFailure] = []

        func visitDidFail(_ failure: VisitFailure, on visitable: any Visitable, from navigator: TurboNavigator) {
            failures.append(failure)
        }
    }
}
