import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Rows of the flow table on real controllers, with the server's requests.
    @MainActor @Suite(.serialized)
    struct StackTests {
        @Test func `The first route is the root`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            #expect(app.stacks == "/")
            #expect(app.server.pages == ["/"])
        }

        @Test func `A route is pushed, and the back button returns without a request`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            try await app.route("/a")
            #expect(app.stacks == "/ /a")
            app.navigator.navigationController.popViewController(animated: true)
            try await app.log.next(.rendered(app.server.url("/")))
            #expect(app.stacks == "/")
            #expect(app.server.pages == ["/", "/a"])
        }

        @Test(arguments: [false, true])
        func `A link back to a part of the page below leads to that part`(isOfQuery: Bool) async throws {
            let rules = """
                {"rules": [{"patterns": ["^/lesson"], "properties": {"query_string_presentation": "replace"}}]}
                """
            let app = try await AppDriver(rules: rules)
            defer { app.close() }
            app.server.page("/lesson", body: "<div style='height: 5000px'></div><p id=part>part</p>")
            let target = isOfQuery ? "/lesson?page=2" : "/lesson#part"
            app.server.page("/a", body: "<a id=back href='\(target)'>back</a>")
            for path in ["/", "/lesson", "/a"] { try await app.route(path) }
            try await app.click("#back")
            try await app.arrived(target)
            #expect(app.navigator.navigationController.viewControllers.count == 2)
            #expect(app.navigator.session.webView.url == app.server.url(target))
            #expect(app.server.requests.last { $0.path == "/lesson" }?.query == (isOfQuery ? "page=2" : nil))
            guard !isOfQuery else { return }
            try await app.wait(until: "the part is shown") {
                let webView = app.navigator.session.webView
                return try await webView.evaluateJavaScript("scrollY > 1000") as? Bool == true
            }
        }

        @Test func `The same page is replaced`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            try await app.route("/a")
            let former = app.navigator.navigationController.topViewController
            try await app.route("/a")
            #expect(app.stacks == "/ /a")
            #expect(app.navigator.navigationController.topViewController !== former)
            #expect(app.server.pages == ["/", "/a", "/a"])
        }

        @Test func `The page below is popped to and visited once`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/a", "/b"] { try await app.route(path) }
            let below = app.navigator.navigationController.viewControllers[1]
            try await app.route("/a")
            #expect(app.stacks == "/ /a")
            #expect(app.navigator.navigationController.topViewController === below)
            #expect(app.server.pages == ["/", "/a", "/b", "/a"])
        }

        @Test func `Presentation replace replaces the top`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/a"] { try await app.route(path) }
            try await app.route("/b", properties: ["presentation": "replace"])
            #expect(app.stacks == "/ /b")
            #expect(app.server.pages == ["/", "/a", "/b"])
        }

        @Test func `Refresh pops, and loads the page again (HNI#224)`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/a", "/b"] { try await app.route(path) }
            app.navigator.route(VisitProposal(url: app.server.url("/x"), properties: ["presentation": "refresh"]))
            try await app.log.next(.rendered(app.server.url("/a")))
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages == ["/", "/a", "/b", "/a"])
        }

        @Test func `clear_all ends at a fresh root, with one request (HNI#107, HNA#115)`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/a", "/things/new"] { try await app.route(path) }
            #expect(app.stacks == "/ /a | /things/new")
            app.navigator.route(VisitProposal(url: app.server.url("/"), properties: ["presentation": "clear_all"]))
            try await app.arrived("/")
            #expect(app.stacks == "/")
            #expect(app.server.pages == ["/", "/a", "/things/new", "/"])
        }

        @Test func `replace_root leaves one screen, with one request (HNI#107, HNA#115)`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/a", "/b"] { try await app.route(path) }
            try await app.route("/c", properties: ["presentation": "replace_root"])
            #expect(app.stacks == "/c")
            #expect(app.server.pages == ["/", "/a", "/b", "/c"])
        }

        @Test func `The presentation none does nothing`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            app.navigator.route(VisitProposal(url: app.server.url("/a"), properties: ["presentation": "none"]))
            try await app.log.next(.decided(reason: "presentation is none"))
            #expect(app.stacks == "/")
            #expect(app.server.pages == ["/"])
        }

        @Test func `A double tap pushes once`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            app.navigator.route(app.server.url("/a"))
            try await app.route("/a")
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages == ["/", "/a"])
        }
    }
}
