import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Pages that reload forever.
    @MainActor @Suite(.serialized)
    struct LoopTests {
        @Test(
            arguments: [
                "setTimeout(() => location.reload())", "setTimeout(() => { location.href = location.href })",
                "addEventListener('turbo:load', () => Turbo.visit(location))",
            ])
        func `A page that reloads itself endlessly is blocked, and the user can go back`(_ script: String)
            async throws
        {
            let rules = #"{"rules": [{"patterns": [".*"], "properties": {"animated": false}}]}"#
            let app = try await AppDriver(rules: rules)
            defer { app.close() }
            // A busy machine loads a page in more than half a second.
            app.navigator.session.settings.deadlines.repeats = 120
            app.server.page("/loop", body: "<script>\(script)</script>")
            try await app.route("/")
            app.navigator.route(app.server.url("/loop"))
            try await app.log.next(.repeatedTooOften("/loop"))
            try await app.waitForProposals()
            #expect(app.stacks == "/ /loop")
            #expect(app.server.pages.count { $0 == "/loop" } <= 22)
            app.navigator.navigationController.popViewController(animated: false)
            while !app.showsItsPage { try await app.log.entries.next() }
            let title = try await app.navigator.session.webView.evaluateJavaScript("document.title")
            #expect(title as? String == "root")
            // A script that lives as long as the document continues in the page below, until it is stopped there too.
            try await app.waitUntilIdle()
            try await app.route("/b")
            #expect(app.stacks == "/ /b")
        }
    }
}
