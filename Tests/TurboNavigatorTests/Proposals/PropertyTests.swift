import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// The other keys of a path configuration, on real controllers.
    @MainActor @Suite(.serialized)
    struct PropertyTests {
        private func app(_ properties: String, delegate: (any TurboNavigationDelegate)? = nil) async throws -> AppDriver
        {
            try await AppDriver(
                rules: #"{"rules": [{"patterns": ["^/a$"], "properties": \#(properties)}]}"#, delegate: delegate)
        }

        private func top(_ app: AppDriver) -> VisitableViewController? {
            app.navigator.navigationController.topViewController as? VisitableViewController
        }

        @Test(arguments: [("true", true), ("false", false), ("null", true), ("\"no\"", true)])
        func `Pull to refresh follows the rule`(_ value: String, _ expected: Bool) async throws {
            let app = try await app("{\"pull_to_refresh_enabled\": \(value)}")
            defer { app.close() }
            try await app.route("/a")
            #expect(top(app)?.visitableView.allowsPullToRefresh == expected)
            #expect((app.navigator.session.webView.scrollView.refreshControl != nil) == expected)
        }

        @Test func `Pull to refresh that the app has set isn't changed`() async throws {
            let delegate = Preparer { $0.visitableView.allowsPullToRefresh = false }
            let app = try await app("{}", delegate: delegate)
            defer { app.close() }
            try await app.route("/a")
            #expect(top(app)?.visitableView.allowsPullToRefresh == false)
        }

        @Test(arguments: ["view_controller", "view-controller"])
        func `The name of a screen reaches the app`(_ key: String) async throws {
            let delegate = TitleDelegate()
            let app = try await app("{\"\(key)\": \"numbers\"}", delegate: delegate)
            defer { app.close() }
            try await app.route("/")
            let start = app.log.count
            app.navigator.route(app.server.url("/a"))
            try await app.log.all([.idle], since: start)
            #expect(delegate.names == [nil, "numbers"])
            #expect(app.stacks == "/ (/a)")
            #expect(app.title == "numbers")
        }

        @Test(arguments: [("true", true), ("false", false), ("null", true)])
        func `Animation follows the rule`(_ value: String, _ expected: Bool) async throws {
            let main = RecordingNavigationController()
            let rules = """
                {"rules": [
                  {"patterns": [".*"], "properties": {"animated": \(value)}},
                  {"patterns": ["/new$"], "properties": {"context": "modal"}},
                  {"patterns": ["^/c$"], "properties": {"presentation": "refresh"}}
                ]}
                """
            let app = try await AppDriver(rules: rules) {
                TurboNavigator(pathConfiguration: $0, navigationController: main)
            }
            defer { app.close() }
            for path in ["/", "/a", "/b"] { try await app.route(path) }
            var start = app.log.count
            app.navigator.route(app.server.url("/c"))
            try await app.log.all([.rendered("/a"), .idle], since: start)
            try await app.waitUntilIdle()
            try await app.route("/new")
            start = app.log.count
            app.navigator.route(app.server.url("/refresh_historical_location"))
            try await app.log.all([.rendered("/a"), .idle], since: start)
            let changes = ["push", "push", "pop", "present", "dismiss"].map { "\($0) \(expected)" }
            #expect(main.animations == changes)
        }

        @Test(arguments: [("replace", "/a?order=2"), ("default", "/a?order=1 /a?order=2")])
        func `Another query is another page or not`(_ value: String, _ stacks: String) async throws {
            let app = try await app("{\"query_string_presentation\": \"\(value)\"}")
            defer { app.close() }
            try await app.route("/a?order=1")
            try await app.route("/a?order=2")
            #expect(app.stacks == stacks)
            #expect(app.server.pages == ["/a", "/a"])
        }

        @Test func `A screen has a title before the page reports its own`() async throws {
            var titles: [String?] = []
            let app = try await app("{\"title\": \"Waiting\"}")
            defer { app.close() }
            try await app.route("/")
            app.navigator.route(app.server.url("/a"))
            titles.append(top(app)?.title)
            try await app.log.next(.rendered("/a"))
            titles.append(top(app)?.title)
            #expect(titles == ["Waiting", "a"])
        }

        @Test func `A title that the app has set isn't changed`() async throws {
            let delegate = Preparer { $0.title = "The app's" }
            let app = try await app("{\"title\": \"Waiting\"}", delegate: delegate)
            defer { app.close() }
            try await app.route("/")
            app.navigator.route(app.server.url("/a"))
            #expect(top(app)?.title == "The app's")
        }
    }

    private final class Preparer: TurboNavigationDelegate {
        private let prepare: (VisitableViewController) -> Void

        init(_ prepare: @escaping (VisitableViewController) -> Void) {
            self.prepare = prepare
        }

        func controller(
            _ controller: VisitableViewController, forProposal proposal: VisitProposal
        ) -> UIViewController? {
            prepare(controller)
            return controller
        }
    }

    private final class TitleDelegate: TurboNavigationDelegate {
        private(set) var names: [String?] = []

        func customController(for proposal: VisitProposal) -> UIViewController? {
            let name = proposal.properties.viewController
            names.append(name)
            guard let name else { return nil }
            let controller = UIViewController()
            controller.title = name
            return controller
        }
    }
}
