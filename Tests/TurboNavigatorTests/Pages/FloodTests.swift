import Fuzzing
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Pages that keep the app as busy as they can.
    @MainActor @Suite(.serialized)
    struct FloodTests {
        /// Actions that a page repeats without end.
        nonisolated static let floods = [
            "small messages": "post({})", "messages of 1 MB": "post('x'.repeat(1e6))",
            "messages without a pause": "for (;;) post({})", "a script without an end": "for (;;) {}",
            "messages to the console": "console.log(number)", "titles": "document.title = number",
            "states of the history": "history.replaceState(null, '', '?' + number)",
            "fragments": "location.hash = number", "proposals": "Turbo.visit('/proposed/' + number)",
            "dialogs": "dispatchEvent(new Event('turbo-navigator-dialog'))",
            "native menus": """
            document.body.innerHTML = ("<nav data-native-menu aria-label=Menu>"
              + `<button>${number}</button>`.repeat(30) + "</nav>").repeat(6)
            """,
        ]

        @Test(arguments: floods.keys.sorted())
        func `While a page floods the app, the app draws and the next visit ends`(_ name: String) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.navigator.session.settings.deadlines.check = 2
            app.server.page("/flood", body: "<script>\(Self.script(Self.floods[name] ?? ""))</script>")
            try await app.route("/")
            app.navigator.route(app.server.url("/flood"))
            try await app.log.next(.rendered("/flood"))
            let work = try await FrameWatch.work(in: app.window) {
                await frames(LongRun.times(1000), of: app.window)
                app.navigator.route(app.server.url("/b"))
                // Longer than a check, but far shorter than a visit's deadline of 60 s.
                try await app.log.next(.rendered("/b"))
            }
            try await app.waitForProposals()
            // Half of the frames, because a single one takes long if the machine has other work.
            #expect(work[work.count / 2] < .milliseconds(100))
            #expect(app.stacks.hasSuffix("/b"))
            #expect(try await app.value("location.pathname") == "/b")
        }

        /// Texts of pages of a megabyte, as a body. Thousands of accents on one letter are one character.
        nonisolated static let texts = [
            "a title": "<script>document.title = 'title '.repeat(2e5)</script>",
            "a title of accents": "<script>document.title = 'a' + '\\u0301'.repeat(1e6)</script>",
            "a title without Turbo": "<title>a\(String(repeating: "\u{301}", count: 1_000_000))</title>",
            "a native button": """
            <script>
            const handler = webkit.messageHandlers.turbo, post = handler.postMessage.bind(handler)
            const title = "a" + "\\u0301".repeat(1e6)
            addEventListener("turbo:load", () => post({ key: "KEY", name: "signalsChanged", data: {
              location: location.href, title, restorationIdentifier: Turbo.navigator.restorationIdentifier,
              controls: [{ id: 1, title, symbol: title }] } }))
            </script>
            """,
            "a dialog": "<script>setTimeout(() => alert('a' + '\\u0301'.repeat(1e6)), 300)</script>",
            "the text of a prompt": "<script>setTimeout(() => prompt('a', 'a' + '\\u0301'.repeat(1e6)), 300)</script>",
        ]

        @Test(arguments: texts.keys.sorted())
        func `A text of a megabyte keeps the app neither from drawing nor from leaving the page`(_ name: String)
            async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            let scripts = app.navigator.session.webView.configuration.userContentController.userScripts
            let key = scripts.first?.source.firstMatch(of: /"([0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12})"/)
            let body = (Self.texts[name] ?? "").replacingOccurrences(of: "KEY", with: key.map { String($0.1) } ?? "")
            if name.hasSuffix("without Turbo") {
                app.server.route("/text") { _ in .html(body) }
            } else {
                app.server.page("/text", body: body)
            }
            app.navigator.route(app.server.url("/text"))
            let work = try await FrameWatch.work(in: app.window) {
                await frames(120, of: app.window)
                app.navigator.route(app.server.url("/b"))
                try await app.log.next(.rendered("/b"))
            }
            #expect(try #require(work.last) < .seconds(1))
        }

        @Test func `A page that proposes visits endlessly is blocked`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            for number in 0..<100 {
                app.navigator.route(
                    VisitProposal(url: app.server.url("/\(number)"), properties: ["presentation": "none"]))
                app.navigator.route(app.server.url("/a?page=\(number)"))
            }
            try await app.log.next(.queueWasFull)
            try await app.waitForProposals()
            try await app.route("/b")
            #expect(app.stacks.hasSuffix("/b"))
        }

        @Test func `Twenty proposals may wait, and the next one is blocked`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let gate = ResponseGate()
            app.server.route("/") { _ in .gated(gate, .page(TestPage("root"))) }
            app.navigator.route(app.server.url("/"))
            // One waits for the first page, and the others for that one.
            for number in 0...20 {
                app.navigator.route(
                    VisitProposal(url: app.server.url("/\(number)"), properties: ["presentation": "none"]))
            }
            #expect(!app.log.contains(.queueWasFull))
            app.navigator.route(app.server.url("/a"))
            #expect(app.log.contains(.queueWasFull))
            gate.open()
            try await app.arrived("/")
        }

        private func frames(_ count: Int, of window: UIWindow) async {
            for _ in 0..<count { await nextFrame(of: window) }
        }

        /// A script that begins soon after the page is shown. A channel repeats it without the pauses of a timer.
        private static func script(_ action: String) -> String {
            """
            const post = (body) => webkit.messageHandlers.turbo.postMessage(body)
            let number = 0
            const channel = new MessageChannel()
            channel.port1.onmessage = () => {
              for (let count = 0; count < 20; count++) { number++; try { \(action) } catch {} }
              channel.port2.postMessage(0)
            }
            addEventListener("turbo:load", () => setTimeout(() => channel.port2.postMessage(0), 300), { once: true })
            """
        }
    }
}

/// Measures how long the app works before it draws a frame.
@MainActor
private enum FrameWatch {
    /// Returns the times between two frames during an action, from the shortest to the longest. Counts the processor
    /// time of the main thread, because other programs use the processor too.
    static func work(in window: UIWindow, _ action: () async throws -> Void) async rethrows -> [Duration] {
        var work: [Duration] = []
        let watch = Task {
            while !Task.isCancelled {
                let begin = processorTime
                await nextFrame(of: window)
                work.append(processorTime - begin)
                await Task.yield()
            }
        }
        defer { watch.cancel() }
        try await action()
        return work.sorted()
    }

    private static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
