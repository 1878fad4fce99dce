import Foundation
import TestSupport
import Testing
import TurboTestSupport
import UIKit
import WebKit

@testable import TurboNavigator

extension TurboNavigatorTests {
    /// Forms that Turbo sends and the server answers with a file.
    @MainActor @Suite(.serialized)
    struct FormFileTests {
        enum Way: String, CaseIterable, CustomTestStringConvertible {
            case post, redirected, get, inFrame, methodLink, streamLink, frameLink

            /// An element over the whole page that requests the file.
            var element: String {
                let button = "<button \(Self.cover)>Export</button>"
                return switch self {
                case .post: "<form method=post action=/export>\(button)</form>"
                case .redirected: "<form method=post action=/exports>\(button)</form>"
                case .get: "<form action=/export>\(button)</form>"
                case .inFrame:
                    "<turbo-frame id=f><form method=post action=/export>\(button)</form></turbo-frame>"
                case .methodLink: "<a href=/export data-turbo-method=post \(Self.cover)>Export</a>"
                case .frameLink: "<turbo-frame id=f><a href=/export \(Self.cover)>Export</a></turbo-frame>"
                case .streamLink: "<a href=/export data-turbo-stream \(Self.cover)>Export</a>"
                }
            }

            private static let cover = "style='position: fixed; inset: 0'"

            var requests: [String] {
                switch self {
                case .post, .inFrame, .methodLink: ["POST /export"]
                case .redirected: ["POST /exports", "GET /exports/1"]
                // Older builds of Turbo visit the link, and a visit asks again for a file.
                case .streamLink where !TurboFeature.streamLinks.isThere: ["GET /export", "GET /export"]
                case .get, .streamLink, .frameLink: ["GET /export"]
                }
            }

            var testDescription: String { rawValue }
        }

        private func app(_ body: String, at path: String) async throws -> AppDriver {
            let app = try await AppDriver()
            let file = TestResponse.attachment(Data("a,b\n1,2\n".utf8), name: "export.csv", type: "text/csv")
            for path in ["/export", "/exports/1"] { app.server.route(path, file) }
            app.server.route("/exports", .redirect(to: "/exports/1", status: 303))
            app.server.page(path, body: body)
            return app
        }

        private func requests(of app: AppDriver) -> [String] {
            app.server.requests.filter { $0.path.hasPrefix("/export") }.map { "\($0.method) \($0.target)" }
        }

        @Test func `A page that reads the file of its form itself gets it, and no other is offered`() async throws {
            let app = try await app(
                """
                <form method=post action=/export><button id=go>Export</button></form>
                <script>
                  addEventListener("turbo:submit-end", async ({ detail: { fetchResponse } }) => {
                    window.size = (await fetchResponse.response.blob()).size
                  })
                </script>
                """, at: "/a")
            defer { app.close() }
            try await app.route("/a")
            try await app.click("#go")
            try await app.wait(until: "the page has the file") {
                try await app.navigator.session.webView.evaluateJavaScript("window.size") as? Int == 8
            }
            try await app.waitUntilIdle()
            #expect(app.navigator.downloads.running.isEmpty && app.alert == nil)
        }

        @Test(arguments: Way.allCases)
        func `A form that is answered with a file offers it, and its page stays`(_ way: Way) async throws {
            let app = try await app(way.element, at: "/a")
            defer { app.close() }
            for path in ["/", "/a"] { try await app.route(path) }
            try await app.tapPage()
            let offer = try await app.nextOffer()
            #expect(offer.title == "export.csv")
            #expect(try String(contentsOf: #require(offer.file), encoding: .utf8) == "a,b\n1,2\n")
            try await app.choose("Cancel")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a")
            #expect(app.showsItsPage)
            #expect(requests(of: app) == way.requests)
        }

        @Test func `A form in a modal that is answered with a file offers it over the modal`() async throws {
            let app = try await app(Way.post.element, at: "/new")
            defer { app.close() }
            for path in ["/", "/new"] { try await app.route(path) }
            try await app.modalPresented()
            try await Pointer(app.window).click(CGPoint(x: 60, y: 60), in: app.navigator.modalSession.webView)
            #expect(try await app.nextOffer().title == "export.csv")
            #expect(app.stacks == "/ | /new ! (export.csv)")
            try await app.choose("Cancel")
            #expect(app.stacks == "/ | /new")
            #expect(requests(of: app) == ["POST /export"])
        }
    }
}
