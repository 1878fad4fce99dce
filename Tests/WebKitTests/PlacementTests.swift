import TestSupport
import TestTraits
import Testing
import WebKit

extension WebKitTests {
    /// Tests that moving, covering and hiding a web view don't affect its page.
    @MainActor @Suite(.serialized, .usualAnimations)
    struct PlacementTests {
        private let green = Picture.Color(0, 200, 0)

        private func show(_ window: TestWindow, _ page: Page, in place: UIView) async throws {
            page.server.page("/", "<body style='background: rgb(0,200,0); margin: 0'>")
            page.webView.frame = place.bounds
            page.webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            place.addSubview(page.webView)
            await window.show()
            try await page.load()
            try await waitForColor(green, in: window)
        }

        private func waitForColor(_ color: Picture.Color, in window: TestWindow) async throws {
            let colors = TestEvents<Picture.Color?>()
            window.watch { colors.append($0.center) }
            defer { window.stopWatching() }
            window.window.setNeedsLayout()
            try await colors.next { $0 == color }
        }

        /// Covers a view with another one.
        private func cover(_ view: UIView, with color: UIColor) -> UIView {
            let cover = UIView(frame: view.frame)
            cover.backgroundColor = color
            view.superview?.addSubview(cover)
            return cover
        }

        @Test func `A hundred moves leave nothing behind in the process of the page`() async throws {
            let (window, page) = (TestWindow(), try Page())
            let root = try #require(window.view)
            try await show(window, page, in: root)
            let places = (0..<2).map { _ in UIView(frame: root.bounds) }
            places.forEach(root.addSubview)
            var descriptors: [Int] = []
            for move in 0..<100 {
                places[move % 2].addSubview(page.webView)
                root.bringSubviewToFront(places[move % 2])
                try await page.run("document.body.textContent = \(move)")
                await window.nextFrame()
                if move % 10 == 9 { descriptors.append(ProcessUse.ofPages().map(\.descriptors).reduce(0, +)) }
            }
            let start = try #require(descriptors.first)
            #expect(start > 0)
            // Each move used to leak a descriptor. Timers and font files open and close a few.
            #expect(descriptors.allSatisfy { abs($0 - start) < 20 }, "\(descriptors)")
            window.close()
        }

        @Test func `A moved view keeps its picture without its page drawing again`() async throws {
            let (window, page) = (TestWindow(), try Page())
            let root = try #require(window.view)
            try await show(window, page, in: root)
            try await page.run(
                "window.seen = []; document.onvisibilitychange = () => seen.push(document.visibilityState)")
            var colors: [Picture.Color?] = []
            window.watch { colors.append($0.center) }
            for _ in 0..<3 {
                let place = UIView(frame: root.bounds)
                place.backgroundColor = .red
                root.addSubview(place)
                place.addSubview(page.webView)
                for _ in 0..<4 { await window.nextFrame() }
            }
            window.stopWatching()
            #expect(colors.count >= 12)
            #expect(colors.filter { $0 != green } == [])
            #expect(try await page.webView.evaluateJavaScript("seen.length") as? Int == 0)
            window.close()
        }

        @Test func `A view that moves to another window is visible there, and continues to draw`() async throws {
            let (first, second, page) = (TestWindow(), TestWindow(), try Page())
            try await show(first, page, in: try #require(first.view))
            await second.show()
            let place = try #require(second.view)
            place.addSubview(page.webView)
            page.webView.frame = place.bounds
            #expect(page.webView.window === second.window)
            try await waitForColor(green, in: second)
            try await page.run("document.body.style.background = 'blue'")
            try await waitForColor(Picture.Color(0, 0, 255), in: second)
            first.close()
            second.close()
        }

        @Test func `A page that is uncovered shows no frame of its former content`() async throws {
            let (window, page) = (TestWindow(), try Page())
            try await show(window, page, in: try #require(window.view))
            let (blue, red) = (Picture.Color(0, 0, 255), Picture.Color(255, 0, 0))
            let cover = cover(page.webView, with: .blue)
            for _ in 0..<2 { await window.nextFrame() }
            // Uncovered before the page has received its change.
            async let changed: Void = page.run("document.body.style.background = 'red'")
            var colors: [Picture.Color?] = []
            window.watch { colors.append($0.center) }
            try await changed
            cover.removeFromSuperview()
            #expect(page.webView.superview?.subviews.contains(cover) == false)
            for _ in 0..<20 { await window.nextFrame() }
            window.stopWatching()
            #expect(colors.last == red)
            #expect(colors.allSatisfy { $0 == blue || $0 == red }, "\(colors)")
            window.close()
        }

        @Test func `A small view that is removed from a page leaves no picture behind`() async throws {
            let (window, page) = (TestWindow(), try Page())
            let root = try #require(window.view)
            try await show(window, page, in: root)
            let cover = cover(page.webView, with: .blue)
            cover.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
            for _ in 0..<2 { await window.nextFrame() }
            cover.removeFromSuperview()
            #expect(!root.hasUndrawnPage)
            window.close()
        }

        @Test func `A spinner is shown until a late page is drawn`() async throws {
            let (window, page) = (TestWindow(), try Page())
            let root = try #require(window.view)
            try await show(window, page, in: root)
            let cover = cover(page.webView, with: .blue)
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.frame = CGRect(x: 100, y: 200, width: 40, height: 40)
            root.addSubview(spinner)
            spinner.startAnimating()
            for _ in 0..<2 { await window.nextFrame() }
            let processes = ProcessUse.ofPages().map { pid_t($0.pid) }
            processes.forEach { kill($0, SIGSTOP) }
            cover.removeFromSuperview()
            spinner.stopAnimating()
            for _ in 0..<3 { await window.nextFrame() }
            #expect(spinners(below: root).map { root.convert($0.bounds, from: $0) } == [spinner.frame])
            #expect(root.hasUndrawnPage)
            processes.forEach { kill($0, SIGCONT) }
            try await window.nextFrame(while: root.hasUndrawnPage)
            #expect(spinners(below: root).isEmpty && !root.hasUndrawnPage)
            window.close()
        }

        @Test func `The screenshot over a page is hidden after some seconds even if the page is never drawn`()
            async throws
        {
            let (window, page) = (TestWindow(), try Page())
            let root = try #require(window.view)
            try await show(window, page, in: root)
            let cover = cover(page.webView, with: .blue)
            for _ in 0..<2 { await window.nextFrame() }
            let processes = ProcessUse.ofPages().map { pid_t($0.pid) }
            processes.forEach { kill($0, SIGSTOP) }
            defer { processes.forEach { kill($0, SIGCONT) } }
            cover.removeFromSuperview()
            let start = Date()
            while root.hasUndrawnPage, Date().timeIntervalSince(start) < 30 { await window.nextFrame() }
            #expect((3...20).contains(Date().timeIntervalSince(start)))
            #expect(!root.hasUndrawnPage)
            window.close()
        }

        /// The spinning activity indicators below a view.
        private func spinners(below view: UIView) -> [UIView] {
            let isSpinning = (view as? UIActivityIndicatorView)?.isAnimating == true
            return (isSpinning ? [view] : []) + view.subviews.flatMap(spinners)
        }

        @Test func `A picture taken while the page is about to be drawn is not empty`() async throws {
            let (window, page) = (TestWindow(), try Page())
            try await show(window, page, in: try #require(window.view))
            willBeDrawn(page.webView)
            let still = try #require(page.webView.snapshotView(afterScreenUpdates: false))
            page.webView.superview?.addSubview(still)
            page.webView.isHidden = true
            for _ in 0..<3 { await window.nextFrame() }
            #expect(Picture(of: still)?.center == green)
            window.close()
        }

        @Test func `A hidden view isn't drawn or tapped, and its page continues to run`() async throws {
            let (window, page) = (TestWindow(), try Page())
            let root = try #require(window.view)
            root.backgroundColor = .blue
            try await show(window, page, in: root)
            #expect(window.isHit(page.webView, x: 200, y: 300))
            for hide in [{ page.webView.isHidden = true }, { page.webView.alpha = 0 }] {
                hide()
                try await waitForColor(Picture.Color(0, 0, 255), in: window)
                #expect(!window.isHit(page.webView, x: 200, y: 300))
                #expect(page.webView.becomeFirstResponder() == false)
                // Animation frames run only while the page is drawn.
                let frames = try await page.webView.callAsyncJavaScript(
                    """
                    let frames = 0
                    const stop = performance.now() + 5000
                    while (frames < 5 && performance.now() < stop) {
                      document.body.textContent = frames
                      await new Promise(done => { requestAnimationFrame(() => { frames += 1; done() }); setTimeout(done, 1000) })
                    }
                    return document.visibilityState + frames
                    """, contentWorld: .page)
                #expect(frames as? String == "visible5")
                page.webView.isHidden = false
                page.webView.alpha = 1
                try await waitForColor(green, in: window)
                #expect(window.isHit(page.webView, x: 200, y: 300))
            }
            window.close()
        }

        @Test func `A hidden view that moves is laid out, and its page gets the new width`() async throws {
            let (window, page) = (TestWindow(), try Page())
            let root = try #require(window.view)
            try await show(window, page, in: root)
            page.webView.isHidden = true
            let place = UIView(frame: .zero)
            root.addSubview(place)
            for width in [300, 250] {
                place.frame = CGRect(x: 0, y: 0, width: CGFloat(width), height: root.bounds.height)
                if page.webView.superview !== place {
                    place.addSubview(page.webView)
                    page.webView.frame = place.bounds
                }
                let seen = try await page.webView.callAsyncJavaScript(
                    """
                    const stop = performance.now() + 5000
                    while (innerWidth != width && performance.now() < stop)
                      await new Promise(done => { requestAnimationFrame(done); setTimeout(done, 100) })
                    return document.visibilityState + innerWidth
                    """, arguments: ["width": width], contentWorld: .page)
                #expect(seen as? String == "visible\(width)")
            }
            window.close()
        }

        @Test func `A view outside of the window has a hidden page`() async throws {
            let (window, page) = (TestWindow(), try Page())
            try await show(window, page, in: try #require(window.view))
            page.webView.isHidden = true
            page.webView.removeFromSuperview()
            let state = try await page.webView.callAsyncJavaScript(
                """
                while (!document.hidden) await new Promise(done => addEventListener("visibilitychange", done, { once: true }))
                return document.visibilityState
                """, contentWorld: .page)
            #expect(state as? String == "hidden")
            window.close()
        }
    }
}
