import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// `context` and each value of `presentation` in a rule: the resulting stacks and requests.
    @MainActor @Suite(.serialized)
    struct PresentationTests {
        struct Row: Sendable, CustomTestStringConvertible {
            let presentation: String
            let stacks: String
            let requests: [String]
            /// The page that is shown at last, if it is another one.
            let shown: String?

            init(_ presentation: String, _ stacks: String, requests: [String] = [], shown: String? = nil) {
                self.presentation = presentation
                self.stacks = stacks
                self.requests = requests
                self.shown = shown ?? requests.last
            }

            var testDescription: String { "\(presentation): \(stacks)" }
        }

        @Test(arguments: [
            Row("default", "/ /a /b /c", requests: ["/c"]),
            Row("replace", "/ /a /c", requests: ["/c"]),
            Row("pop", "/ /a", shown: "/a"),
            Row("refresh", "/ /a", requests: ["/a"]),
            Row("clear_all", "/", requests: ["/"]),
            Row("replace_root", "/c", requests: ["/c"]),
            Row("none", "/ /a /b"),
            Row("an unknown word", "/ /a /b /c", requests: ["/c"]),
        ])
        func `Each presentation over the main stack has the stacks and requests of its row`(_ row: Row) async throws {
            try await expect(row, after: ["/", "/a", "/b"])
        }

        @Test(arguments: [
            Row("default", "/ /a /c", requests: ["/c"]),
            Row("replace", "/ /c", requests: ["/c"]),
            Row("pop", "/ /a | /things/new", shown: "/things/new"),
            Row("refresh", "/ /a | /things/new", requests: ["/things/new"]),
            Row("clear_all", "/", requests: ["/"]),
            Row("replace_root", "/c", requests: ["/c"]),
            Row("none", "/ /a | /things/new /new"),
        ])
        func `Each presentation over a modal has the stacks and requests of its row`(_ row: Row) async throws {
            try await expect(row, after: ["/", "/a", "/things/new", "/new"])
        }

        @Test(arguments: [
            Row("default", "/ /a | /c", requests: ["/c"]),
            Row("replace", "/ /a | /c", requests: ["/c"]),
        ])
        func `A modal page presents the modal stack as in its row`(_ row: Row) async throws {
            try await expect(row, after: ["/", "/a"], context: "modal")
        }

        @Test(arguments: [
            Row("default", "/ | /things/new /new /c", requests: ["/c"]),
            Row("replace", "/ | /things/new /c", requests: ["/c"]),
        ])
        func `A modal page changes the presented modal stack as in its row`(_ row: Row) async throws {
            try await expect(row, after: ["/", "/things/new", "/new"], context: "modal")
        }

        @Test(arguments: [
            Row("recede", "/", shown: "/"),
            Row("refresh", "/ /a", requests: ["/a"]),
            Row("resume", "/ /a"),
        ])
        func `A historical location over a modal has the stacks of its row`(_ row: Row) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/a", "/things/new"] { try await app.route(path) }
            try await expect(row, of: app) {
                app.navigator.route(app.server.url("/\(row.presentation)_historical_location"))
            }
        }

        @Test func `A rule of the app makes any path a historical location`() async throws {
            let rule = #"{"patterns": ["^/done$"], "properties": {"historical_location": true, "presentation": "pop"}}"#
            let app = try await AppDriver(rules: "{\"rules\": [\(rule)]}")
            defer { app.close() }
            for path in ["/", "/a"] { try await app.route(path) }
            try await app.route("/new", properties: ["context": "modal"])
            try await expect(Row("recede", "/", shown: "/"), of: app) { app.navigator.route(app.server.url("/done")) }
        }

        private func expect(_ row: Row, after paths: [String], context: String = "default") async throws {
            let properties = #"{"context": "\#(context)", "presentation": "\#(row.presentation)"}"#
            let app = try await AppDriver(
                rules: """
                    {"rules": [
                      {"patterns": ["/new$"], "properties": {"context": "modal"}},
                      {"patterns": ["^/c$"], "properties": \(properties)}
                    ]}
                    """)
            defer { app.close() }
            for path in paths { try await app.route(path) }
            try await expect(row, of: app) { app.navigator.route(app.server.url("/c")) }
        }

        private func expect(_ row: Row, of app: AppDriver, after action: () -> Void) async throws {
            let (events, pages) = (app.log.count, app.server.pages.count)
            action()
            let rendered = row.shown.map { AwaitedEntry.rendered(app.server.url($0)) }
            try await app.log.all([.idle] + [rendered].compactMap { $0 }, since: events)
            try await app.waitUntilIdle()
            #expect(app.stacks == row.stacks)
            #expect(Array(app.server.pages[pages...]) == row.requests)
        }
    }
}
