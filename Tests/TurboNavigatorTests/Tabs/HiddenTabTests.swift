import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Pages of hidden tabs.
    @MainActor @Suite(.serialized)
    struct HiddenTabTests {
        /// Works in each frame and in each millisecond.
        private let busy = """
            <script>
            frames = 0; (function f() {
                frames++
                for (const end = performance.now() + 5; performance.now() < end;);
                requestAnimationFrame(f)
            })()
            ticks = 0; setInterval(() => ticks++, 1)
            </script>
            """

        /// The web views of two tabs with busy pages. The second one is visible; the first one's page is `hidden`.
        private func busyPages(of app: AppDriver) async throws -> (hidden: WKWebView, seen: WKWebView) {
            for path in ["/home", "/mail"] { app.server.page(path, body: busy) }
            try await app.load()
            let hidden = try #require(app.tabs.activeNavigator).session.webView
            app.tabs.selectedTabID = "mail"
            try await app.arrived("/mail")
            let script = """
                await new Promise(done => {
                    document.onvisibilitychange = () => document.visibilityState == 'hidden' && done()
                    document.onvisibilitychange()
                })
                """
            _ = try await hidden.callAsyncJavaScript(script, contentWorld: .page)
            return (hidden, try #require(app.tabs.activeNavigator).session.webView)
        }

        @Test func `The page of a hidden tab draws nothing, and its timers hardly run`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            let (hidden, seen) = try await busyPages(of: app)
            let before = try await hidden.evaluateJavaScript("frames") as? Int
            for page in [hidden, seen] { try await page.evaluateJavaScript("ticks = 0") }
            for _ in 0..<60 { await nextFrame(of: app.window) }
            #expect(try await hidden.evaluateJavaScript("frames") as? Int == before)
            // The engine lets timers of a hidden page run about once a second.
            let ticks = try #require(try await hidden.evaluateJavaScript("ticks") as? Int)
            let ticksOfSeen = try #require(try await seen.evaluateJavaScript("ticks") as? Int)
            #expect(ticks * 10 < ticksOfSeen)
        }

        @Test func `The page of a hidden tab costs no processor time`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            let (hidden, seen) = try await busyPages(of: app)
            let processes = [
                try #require(try await hidden.processNumber()), try #require(try await seen.processNumber()),
            ]
            try #require(processes[0] != processes[1])
            let times = processes.map { ProcessTime([$0]) }
            let start = times.map { $0.readings() }
            for _ in 0..<60 { await nextFrame(of: app.window) }
            let used = zip(times, start).map { ProcessTime.used(from: $1, to: $0.readings()) }
            #expect(used[0] < 0.02 && used[0] * 20 < used[1], "\(used)")
        }
    }
}
