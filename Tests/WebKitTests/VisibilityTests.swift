import TestSupport
import Testing
import WebKit

extension WebKitTests {
    /// Tests what only a visible page may do, and what no page may do.
    @MainActor @Suite(.serialized)
    struct VisibilityTests {
        private let window = TestWindow()

        private func shownPage(_ html: String = "page") async throws -> Page {
            let page = try Page()
            page.server.page("/", html)
            page.webView.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
            window.view?.addSubview(page.webView)
            await window.show()
            try await page.load()
            return page
        }

        @Test func `A visible page is printed with a dialog that doesn't block the app`() async throws {
            let page = try await shownPage()
            let dialog = try await EngineDialog.next(.printers) { try await page.run("setTimeout(print)") }
            // The main queue and the main actor continue to run.
            let (queue, timer) = (TestEvents<Void>(), TestEvents<Void>())
            DispatchQueue.main.async { MainActor.assumeIsolated { queue.append(()) } }
            try await queue.next()
            Task {
                try await Task.sleep(for: .milliseconds(1))
                timer.append(())
            }
            try await timer.next()
            #expect(EngineDialog.count(.printers) == 1)
            dialog.cancel()
            while EngineDialog.count(.printers) > 0 { await Task.yield() }
            // No second dialog opens right after it, and the script doesn't wait for one.
            try await page.run("print()")
            #expect(EngineDialog.count(.printers) == 0)
            window.close()
        }

        @Test func `A hidden page isn't printed`() async throws {
            let page = try Page()
            try await page.load()
            try await page.run("print()")
            #expect(EngineDialog.count(.printers) == 0)
        }

        @Test(arguments: [("file", EngineDialog.Kind.files), ("color", .colors)])
        func `A page that is covered opens no dialog`(type: String, kind: EngineDialog.Kind) async throws {
            let page = try await shownPage("<input type=\(type)>")
            let cover = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
            cover.backgroundColor = .white
            window.view?.addSubview(cover)
            await window.nextFrame()
            try await page.run("document.querySelector('input').click(); print()")
            try await page.run("0")
            #expect(EngineDialog.count(kind) == 0)
            #expect(EngineDialog.count(.printers) == 0)
            cover.removeFromSuperview()
            await window.nextFrame()
            // After a rejected click on a color input, WebKitGTK ignores the next one.
            try await page.load()
            let dialog = try await EngineDialog.next(kind) {
                try await page.run("document.querySelector('input').click()")
            }
            dialog.cancel()
            window.close()
        }

        /// A page with the results of `play` for audio and for muted video, without a user's action.
        private static let playing = """
            <script>
            const source = "data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA="
            // If playing is allowed, the event is sent at once, even if the file can't be played.
            const play = media => new Promise(done => {
                media.onplay = () => done("plays")
                media.play().catch(error => done(error.name))
            })
            window.said = new Promise(done => onload = () => done(Promise.all([
                play(Object.assign(document.createElement("audio"), { src: source })),
                play(Object.assign(document.createElement("video"), { src: source, muted: true }))])))
            </script>
            """

        @Test(arguments: [
            (nil, [true, false]), (WKAudiovisualMediaTypes.audio, [true, false]),
            (WKAudiovisualMediaTypes.all, [true, true]), (WKAudiovisualMediaTypes(), [false, false]),
        ])
        func `Media with sound wait for the user`(types: WKAudiovisualMediaTypes?, wait: [Bool]) async throws {
            let configuration = WKWebViewConfiguration()
            if let types { configuration.mediaTypesRequiringUserActionForPlayback = types }
            let page = try Page(configuration)
            page.server.page("/", Self.playing)
            try await page.load()
            let said = try await page.webView.callAsyncJavaScript("return await window.said", contentWorld: .page)
            #expect((said as? [String])?.map { $0 == "NotAllowedError" } == wait, "\(String(describing: said))")
        }

        @Test func `A page can't enter full screen`() async throws {
            let page = try await shownPage()
            #expect(try await page.webView.evaluateJavaScript("document.fullscreenEnabled ?? false") as? Bool == false)
            window.close()
        }
    }
}
