import TestSupport
import Testing
import TurboSession
import TurboTestSupport
import UIKit

extension TurboTests {
    /// Pages that start Turbo late.
    @MainActor @Suite(.serialized)
    struct LateTurboTests {
        @Test func `A page whose Turbo starts after the deadline is shown after all`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.session.settings.deadlines.turbo = 0.3
            fixture.server.page(
                "/late", "<title>late</title><script>arrive = () => import('/turbo.js')</script>")
            fixture.server.page("/b", "<!DOCTYPE html><title>b</title>")
            let screen = fixture.push("/late")
            let error = try await fixture.failures.next()
            #expect(error as? LoadError == .turboNotReady(url: fixture.server.url("/late"), seconds: 0.3))
            _ = try await fixture.evaluate("arrive(); 1")
            try await fixture.log.next(.turboStartedWithoutVisit())
            #expect(!screen.visitableView.isShowingScreenshot)
            #expect(screen.title == "late")
            try await fixture.show("/b")
            #expect(fixture.log.contains(.visitBegan(.javaScript, number: 2)))
            fixture.navigation.popViewController(animated: false)
            try await fixture.rendered("/late")
            #expect(fixture.server.pages == ["/late", "/b"])
        }

        @Test func `A page can change its history before Turbo has started`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page(
                "/late",
                """
                <title>late</title><script>
                  history.replaceState({}, "", location)
                  history.pushState({}, "", location)
                  document.title = "changed"
                  addEventListener("load", () => import("/turbo.js"))
                </script>
                """)
            try await fixture.show("/late")
            #expect(try await fixture.evaluate("document.title") as? String == "changed")
        }

        @Test func `A page with Turbo that is rendered late is awaited, without an error about missing Turbo`()
            async throws
        {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.session.settings.deadlines.turbo = 0.3
            fixture.server.page(
                "/slow",
                body: """
                    <script>
                      const [frame, held] = [requestAnimationFrame, []]
                      requestAnimationFrame = action => held.push(action)
                      setTimeout(() => { requestAnimationFrame = frame; held.forEach(action => frame(action)) }, 900)
                    </script>
                    """)
            try await fixture.show("/slow")
            #expect(fixture.failures.all.isEmpty)
        }

        /// Stops the processes of all pages for some seconds.
        private func stopPages(for seconds: Double) {
            let processes = ProcessUse.ofPages().map { pid_t($0.pid) }
            processes.forEach { kill($0, SIGSTOP) }
            Task {
                defer { processes.forEach { kill($0, SIGCONT) } }
                try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
            }
        }

        @Test func `A page whose process stalls before Turbo starts is awaited, without an error`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.session.settings.deadlines.turbo = 0.3
            fixture.server.page("/slow", body: "<script src=/last.js></script>")
            fixture.server.route("/last.js") { _ in
                stopPages(for: 0.9)
                return .content(Data("".utf8), type: "text/javascript", status: 200, headers: [:])
            }
            let start = ContinuousClock.now
            try await fixture.show("/slow")
            #expect(ContinuousClock.now - start > .seconds(0.8))
            #expect(fixture.failures.all.isEmpty)
        }

        @Test func `A page whose Turbo starts late isn't put on the screen of another page that failed meanwhile`()
            async throws
        {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.session.settings.deadlines.turbo = 0.3
            fixture.server.page(
                "/late", "<title>late</title><script>arrive = () => import('/turbo.js')</script>")
            fixture.server.route("/lost") { _ in .html("", status: 500) }
            let first = fixture.push("/late")
            _ = try await fixture.failures.next()
            let second = fixture.push("/lost")
            _ = try await fixture.failures.next()
            _ = try await fixture.evaluate("arrive(); 1")
            try await fixture.log.next(.turboStartedWithoutVisit())
            #expect(second.visitableView.isShowingScreenshot)
            #expect(second.title == nil)
            fixture.navigation.popViewController(animated: false)
            try await fixture.log.next(.shownAgain())
            #expect(!first.visitableView.isShowingScreenshot)
            #expect(fixture.server.pages == ["/late", "/lost"])
        }

        @Test
        func
            `A page without any script fails when it is loaded, without a deadline; data in a script element isn't a script`()
            async throws
        {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.session.settings.deadlines = VisitDeadlines(response: nil, turbo: nil)
            fixture.server.page("/plain", "<p>Plain</p><script type=application/json>{}</script>")
            _ = fixture.push("/plain")
            let error = try await fixture.failures.next()
            #expect(error as? LoadError == .turboMissing(url: fixture.server.url("/plain")))
        }

        @Test func `A bundle that doesn't mention Turbo may load it late`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.session.settings.deadlines = VisitDeadlines(response: nil, turbo: nil)
            fixture.server.page(
                "/bundle", "<title>bundle</title><script type=module src=/application.js></script>")
            fixture.server.route("/application.js") { _ in
                .delayed(
                    0.3,
                    .content(Data("import '/turbo.js'".utf8), type: "text/javascript", status: 200, headers: [:]))
            }
            try await fixture.show("/bundle")
            #expect(fixture.failures.all.isEmpty)
        }

        @Test func `After a page without Turbo the previous page has its scroll position`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/tall", body: "<div style='height: 5000px'></div>")
            fixture.server.page(
                "/plain", "<head><link data-turbo-track=reload rel=x href=/x></head><p>Plain</p>")
            try await fixture.show("/tall")
            _ = try await fixture.evaluate("scrollTo(0, 1200); 1")
            _ = fixture.push("/plain")
            let error = try await fixture.failures.next()
            #expect(error as? LoadError == .turboMissing(url: fixture.server.url("/plain")))
            fixture.navigation.popViewController(animated: false)
            try await fixture.rendered("/tall")
            #expect(try await fixture.evaluate("scrollY") as? Double == 1200)
        }

        @Test func `A page may have a global of its own named Turbo`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.session.settings.deadlines.turbo = 0.3
            fixture.server.page(
                "/a", "<script>later = () => { Turbo = {speed: 9}; return Turbo.speed }</script>")
            _ = fixture.push("/a")
            _ = try await fixture.failures.next()
            #expect(try await fixture.evaluate("later()") as? Int == 9)
        }
    }
}
