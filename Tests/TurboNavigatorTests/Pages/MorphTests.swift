import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Pages that ask Turbo 8 for morphing.
    @MainActor @Suite(.serialized)
    struct MorphTests {
        @Test(
            .enabled(if: TurboLibrary.majorVersion >= 8, "Morphing needs Turbo 8: TURBO_JS names a build of it."))
        func `Refresh keeps the scroll position if the page requests morphing (HNI#147)`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            var number = 0
            app.server.route("/") { _ in
                number += 1
                return .html(Self.page(number))
            }
            try await app.route("/")
            let webView = app.navigator.session.webView
            _ = try await webView.evaluateJavaScript("window.scrollTo(0, 700); 1")
            app.navigator.route(VisitProposal(url: app.server.url("/x"), properties: ["presentation": "refresh"]))
            try await app.log.next(.rendered(app.server.url("/")))
            #expect(
                try await webView.evaluateJavaScript("document.getElementById('number').textContent") as? String == "2")
            #expect(try await webView.evaluateJavaScript("window.scrollY") as? Int == 700)
        }

        private static func page(_ number: Int) -> String {
            """
            <!DOCTYPE html><html><head><title>root</title>\(TurboLibrary.turbo.tag)
            <meta name="turbo-refresh-method" content="morph"><meta name="turbo-refresh-scroll" content="preserve"></head>
            <body><p id=number>\(number)</p><div style="height: 5000px">tall</div></body></html>
            """
        }
    }
}
