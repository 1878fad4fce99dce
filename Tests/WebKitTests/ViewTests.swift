import TestSupport
import Testing
import WebKit

extension WebKitTests {
    @MainActor @Suite(.serialized)
    struct ViewTests {
        private let green = Picture.Color(0, 200, 0)

        /// A visible window with a green page in the first of two superviews that fill it.
        private func makeStage() async throws -> (TestWindow, Page, [UIView]) {
            let window = TestWindow()
            let page = try Page()
            page.server.page("/", "<body style='background: rgb(0,200,0); margin: 0'>")
            let root = try #require(window.view)
            let places = (0..<2).map { _ in
                let place = UIView(frame: root.bounds)
                place.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                place.backgroundColor = .systemRed
                root.addSubview(place)
                return place
            }
            fill(places[0], with: page.webView)
            root.bringSubviewToFront(places[0])
            await window.show()
            try await page.load()
            try await waitForColor(green, in: window)
            return (window, page, places)
        }

        private func fill(_ place: UIView, with view: UIView) {
            view.frame = place.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            place.addSubview(view)
        }

        private func waitForColor(_ color: Picture.Color, in window: TestWindow) async throws {
            let colors = TestEvents<Picture.Color?>()
            window.watch { colors.append($0.center) }
            defer { window.stopWatching() }
            window.window.setNeedsLayout()
            try await colors.next { $0 == color }
        }

        @Test func `A page can be zoomed`() async throws {
            let (window, page, _) = try await makeStage()
            let script = "document.documentElement.clientWidth"
            let width = try #require(try await page.webView.evaluateJavaScript(script) as? Double)
            #expect(page.webView.pageZoom == 1)
            page.webView.pageZoom = 2
            await window.nextFrame()
            let half = try #require(try await page.webView.evaluateJavaScript(script) as? Double)
            #expect(abs(half - width / 2) <= 1)
            window.close()
        }

        @Test(arguments: [CGSize.zero, CGSize(width: 0, height: 400), CGSize(width: 400, height: 0)])
        func `A page whose view was empty for a moment continues to draw`(size: CGSize) async throws {
            let (window, page, places) = try await makeStage()
            defer { window.close() }
            page.webView.autoresizingMask = []
            page.webView.frame.size = size
            await window.nextFrame()
            // Changes in the meantime are drawn now, or when the view is visible again.
            _ = try await page.webView.evaluateJavaScript("document.body.style.background = 'rgb(0,0,200)'; 1")
            await window.nextFrame()
            page.webView.frame = places[0].bounds
            try await waitForColor(Picture.Color(0, 0, 200), in: window)
        }

        @Test func `A moved view never shows a blank frame`() async throws {
            let (window, page, places) = try await makeStage()
            let root = try #require(window.view)
            try await page.run(
                "document.body.insertAdjacentHTML('beforeend', '<input>'); scrollTo(0, 0); window.kept = 1")
            var colors: [Picture.Color?] = []
            window.watch { colors.append($0.center) }
            for number in 1...4 {
                let place = places[number % 2]
                let old = places[(number + 1) % 2]
                let still = try #require(page.webView.snapshotView(afterScreenUpdates: false))
                fill(place, with: page.webView)
                fill(old, with: still)
                root.bringSubviewToFront(place)
                for _ in 0..<30 { await window.nextFrame() }
                still.removeFromSuperview()
            }
            window.stopWatching()
            #expect(colors.count > 60)
            #expect(colors.filter { $0 != green } == [])
            #expect(try await page.webView.evaluateJavaScript("window.kept") as? Int == 1)
            window.close()
        }

        @Test func `A view whose superview moves shows no blank frame`() async throws {
            let (window, _, places) = try await makeStage()
            let root = try #require(window.view)
            var colors: [Picture.Color?] = []
            window.watch { colors.append($0.center) }
            for superview in [places[1], root] {
                root.bringSubviewToFront(places[1])
                superview.addSubview(places[0])
                for _ in 0..<30 { await window.nextFrame() }
            }
            window.stopWatching()
            #expect(colors.count > 30)
            #expect(colors.filter { $0 != green } == [])
            window.close()
        }

        @Test func `A view that was removed and added again is drawn`() async throws {
            let (window, page, places) = try await makeStage()
            page.webView.removeFromSuperview()
            places[0].backgroundColor = .red
            try await waitForColor(Picture.Color(255, 0, 0), in: window)
            fill(places[0], with: page.webView)
            try await waitForColor(green, in: window)
            window.close()
        }

        @Test func `A still keeps the page that it shows`() async throws {
            let (window, page, places) = try await makeStage()
            let still = try #require(page.webView.snapshotView(afterScreenUpdates: false))
            fill(places[0], with: still)
            page.server.page("/red", "<body style='background: red'>")
            try await page.load("/red")
            for _ in 0..<10 { await window.nextFrame() }
            #expect(Picture(of: still)?.center == green)
            #expect(Picture(ofWindowAround: still)?.center == green)
            still.removeFromSuperview()
            try await waitForColor(Picture.Color(255, 0, 0), in: window)
            window.close()
        }

        @Test func `The background shows below a page without one`() async throws {
            let (window, page, _) = try await makeStage()
            page.webView.backgroundColor = .red
            page.server.page("/none", "none")
            try await page.load("/none")
            try await waitForColor(Picture.Color(255, 0, 0), in: window)
            window.close()
        }

        @Test func `The scroll view is over the page and passes clicks through`() async throws {
            let (window, page, _) = try await makeStage()
            let control = UIRefreshControl()
            page.webView.scrollView.refreshControl = control
            control.beginRefreshing()
            for _ in 0..<3 { await window.nextFrame() }
            #expect(page.webView.scrollView.superview === page.webView)
            #expect(control.superview === page.webView.scrollView)
            #expect(page.webView.scrollView.frame.size == page.webView.bounds.size)
            #expect(window.isHit(page.webView, x: 200, y: 400))
            window.close()
        }

        @Test func `A web view is released with its last reference`() async throws {
            var page: Page? = try Page()
            try await page?.load()
            let lifetime = Lifetime(ofView: try #require(page?.webView))
            _ = try await page?.webView.evaluateJavaScript("1")
            page = nil
            try await lifetime.waitForWidget()
            #expect(lifetime.isOver)
        }

        @Test func `Delegates are not kept`() throws {
            let webView = WKWebView()
            var recorder: Recorder? = Recorder()
            let lifetime = Lifetime(of: try #require(recorder))
            webView.navigationDelegate = recorder
            recorder = nil
            #expect(lifetime.isOver)
            #expect(webView.navigationDelegate == nil)
        }

        @Test func `A web view is released during a load`() async throws {
            var page: Page? = try Page()
            page?.server.route("/never") { _ in .never }
            page?.webView.load(URLRequest(url: try #require(page?.server.url("/never"))))
            try await page?.recorder.wait(for: "started")
            let lifetime = Lifetime(ofView: try #require(page?.webView))
            page = nil
            try await lifetime.waitForWidget()
            #expect(lifetime.isOver)
        }

        @Test func `The configuration is a copy with the same objects`() {
            let configuration = WKWebViewConfiguration()
            let webView = WKWebView(frame: .zero, configuration: configuration)
            configuration.applicationNameForUserAgent = "later"
            #expect(webView.configuration.applicationNameForUserAgent == nil)
            #expect(webView.configuration !== configuration)
            #expect(webView.configuration.userContentController === configuration.userContentController)
            #expect(webView.configuration.processPool === configuration.processPool)
            #expect(webView.configuration.websiteDataStore === WKWebsiteDataStore.default())
        }

        @Test func `A terminated web process is reported, and a reload recovers it`() async throws {
            let page = try Page()
            try await page.load()
            for _ in 1...2 {
                page.recorder.events.clear()
                terminateWebProcess(of: page.webView)
                try await page.recorder.wait(for: "terminated")
                #expect(page.webView.url == page.server.url("/"))
                let navigation = page.webView.reload()
                try await page.recorder.wait(for: "finished")
                #expect(page.recorder.events.all.last?.navigation === navigation)
            }
        }

        @Test func `A web process terminated during a load ends the load`() async throws {
            let page = try Page()
            try await page.load()
            page.server.route("/never") { _ in .never }
            page.webView.load(URLRequest(url: page.server.url("/never")))
            try await page.recorder.wait(for: "started")
            terminateWebProcess(of: page.webView)
            try await page.recorder.wait(for: "terminated")
            #expect(page.webView.isLoading == false)
            try await page.load()
        }
    }
}
