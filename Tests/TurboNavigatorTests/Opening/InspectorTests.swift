import Foundation
import TestSupport
import Testing
import TurboNavigator
import TurboNavigatorTool
import TurboTestSupport
import UIKit

@testable import OpenApp

extension TurboNavigatorTests {
    /// The inspector beside an opened site, and the rules of a watched file.
    @MainActor @Suite(.serialized)
    struct InspectorTests {
        private let server: TurboServer
        private let rules = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")

        init() throws {
            server = try TurboServer()
            for path in ["/", "/new", "/other"] { server.page(path, "<script>console.warn('<i>hello</i>')</script>") }
        }

        /// Opens the site in a window until its first page is there.
        private func open(width: Int, _ body: @MainActor (OpenSite, UIWindow) async throws -> Void) async throws {
            let sink = TurboLog.shared.sink
            defer {
                TurboLog.shared.sink = sink
                try? FileManager.default.removeItem(at: rules)
            }
            try write(#"{"rules": [{"patterns": ["/new$"], "properties": {"context": "modal"}}]}"#)
            let window = TestWindow(width: width, height: 800)
            defer { window.close() }
            let site = try OpenSite(
                OpenOptions(arguments: [server.url("/").absoluteString, "--path-configuration", rules.path]),
                window: window.window)
            try await site.run()
            try await eventually("the first page") { site.journal.visits.total == 1 }
            try await body(site, window.window)
        }

        private func write(_ text: String) throws { try Data(text.utf8).write(to: rules) }

        private func eventually(_ what: String, _ condition: @MainActor () -> Bool) async throws {
            let end = ContinuousClock.now + .seconds(30)
            while !condition() {
                guard ContinuousClock.now < end else { throw OpenError(description: "no \(what) in 30 seconds") }
                try await Task.sleep(for: .milliseconds(20))
            }
        }

        private func isSeen(_ texts: String..., in window: UIWindow) -> Bool {
            let seen = WidgetTexts.of(window)
            return texts.allSatisfy { text in seen.contains { $0.contains(text) } }
        }

        @Test(arguments: [400, 1100])
        func stacksAndProposalsAreShownWithTheReason(width: Int) async throws {
            try await open(width: width) { site, window in
                #expect(!isSeen("Main Stack", in: window))
                site.inspector.open()
                try await eventually("stack") { isSeen("Main Stack", "1. /", "becomes this screen", in: window) }
                site.navigator.route(server.url("/new"))
                try await eventually("modal") {
                    isSeen("2. /new", "Context is modal: the modal stack is presented", in: window)
                }
                #expect(window.perform(.cancel))
                try await eventually("end of the modal stack or of the sheet") {
                    width == 400 ? !isSeen("Main Stack", in: window) : !site.navigator.snapshot().isModalUp
                }
                // The sheet of the inspector was on top, and went alone.
                if width == 400 { #expect(site.navigator.snapshot().isModalUp) }
            }
        }

        @Test func `Requests have the URL that the page asked for, and each message has a name`() async throws {
            server.page("/", "<form method=post action=/save><input></form>")
            try await open(width: 1100) { site, _ in
                _ = try await site.navigator.session.webView.evaluateJavaScript(
                    """
                    const field = document.querySelector("input")
                    field.value = "written"
                    field.dispatchEvent(new Event("input", { bubbles: true }))
                    fetch("/?f[]=1&q=caf%C3%A9"); 1
                    """)
                try await eventually("request") { site.journal.requests.elements.contains { $0.url.query != nil } }
                let queries = site.journal.requests.elements.compactMap(\.url.query)
                #expect(queries == ["f%5B%5D=1&q=caf%C3%A9"])
                try await eventually("message") {
                    site.journal.messages.elements.contains { $0.name == "inputChanged" }
                }
                #expect(site.journal.messages.elements.allSatisfy { !$0.name.isEmpty })
            }
        }

        @Test func requestsMessagesCookiesAndTheConsoleAreShown() async throws {
            server.server.route("/") { _ in
                .html(
                    TurboServer.html("/", "<script>console.warn('<i>hello</i>')</script>"),
                    headers: ["Set-Cookie": "_session=word; HttpOnly"])
            }
            try await open(width: 1100) { site, window in
                site.inspector.open("Requests")
                try await eventually("visit and request") { isSeen("Rendered in", "200", in: window) }
                site.inspector.open("Messages")
                try await eventually("message") { isSeen("pageLoaded", "From the page", in: window) }
                site.inspector.open("Page")
                try await eventually("console") { isSeen("<i>hello</i>", "_session", "HttpOnly", in: window) }
                #expect(!isSeen("word", in: window))
            }
        }

        @Test func aScreenOfThePastHasItsPicture() async throws {
            try await open(width: 400) { site, _ in
                site.navigator.route(server.url("/other"))
                try await eventually("page") { site.journal.visits.total == 2 }
                let screens = site.navigator.snapshot().main.map(\.id)
                #expect(site.journal.pictures[screens[0]] != nil && site.journal.pictures[screens[1]] == nil)
            }
        }

        @Test func savedRulesCountAtOnceAndThePageStays() async throws {
            try await open(width: 400) { site, window in
                let requests = server.server.paths.filter { $0 == "/" }.count
                try write(
                    #"{"rules": [{"patterns": ["/n*w("], "properties": {}}, {"patterns": ["/other$"], "properties": {"context": "modal", "presentaton": "pop"}}]}"#
                )
                try await eventually("findings") { site.journal.findings?.list.isEmpty == false }
                let severities = try #require(site.journal.findings).list.map(\.severity)
                #expect(severities == severities.sorted(by: >) && severities.first == .error)
                try await eventually("toast") { isSeen("The new rules are in force: 2 errors", in: window) }
                try await eventually("rules") { site.configuration.rules.count >= 1 }
                #expect(server.server.paths.filter { $0 == "/" }.count == requests)
                site.navigator.route(server.url("/other"))
                try await eventually("modal") { site.navigator.snapshot().isModalUp }
                site.inspector.open("Rules")
                try await eventually("finding") { isSeen("line 1, ", in: window) }
            }
        }

        @Test func aWindowThatIsClosedDuringALoadLeavesNothing() async throws {
            weak var navigator: TurboNavigator?
            try await open(width: 400) { site, window in
                server.server.route("/slow") { _ in .never }
                site.navigator.route(server.url("/slow"))
                try await eventually("request") { server.server.paths.contains("/slow") }
                navigator = site.navigator
                window.isHidden = true
                window.rootViewController = nil
            }
            try await eventually("end of the navigator") { navigator == nil }
        }
    }
}
