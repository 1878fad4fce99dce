import SafariServices
import TestSupport
import Testing
import WebKit

extension WebKitTests {
    @MainActor @Suite(.serialized)
    struct SafariTests {
        private func bar(of safari: SFSafariViewController) -> UINavigationItem? {
            (safari.children.first as? UINavigationController)?.topViewController?.navigationItem
        }

        @Test func itLoadsThePageUnderItsHostWithoutTheAppsCookies() async throws {
            let server = try SiteDouble()
            let requested = TestEvents<String?>()
            server.route("/") { request in
                requested.record(request.header("Cookie"))
                return .html("page")
            }
            let cookie = try #require(
                HTTPCookie(properties: [.name: "app", .value: "1", .domain: "127.0.0.1", .path: "/"]))
            await WKWebsiteDataStore.default().httpCookieStore.setCookie(cookie)
            let safari = SFSafariViewController(url: server.url("/"))
            let window = TestWindow(safari)
            await window.show()
            #expect(try await requested.next() == nil)
            #expect(isSeen("127.0.0.1", around: safari.view))
            #expect(bar(of: safari)?.rightBarButtonItem?.title == "Open in browser")
            window.close()
        }

        @Test func itIsPresentedAndDismissed() async throws {
            let server = try SiteDouble()
            server.page("/", "page")
            let window = TestWindow()
            await window.show()
            let root = try #require(window.window.rootViewController)
            let safari = SFSafariViewController(url: server.url("/"))
            let presented = TestEvents<Void>()
            root.present(safari, animated: false) { presented.record(()) }
            try await presented.next()
            #expect(root.presentedViewController === safari)
            #expect(bar(of: safari)?.leftBarButtonItem?.primaryAction != nil)
            safari.dismiss(animated: false)
            #expect(root.presentedViewController == nil)
            window.close()
        }

        @Test func itGoesBackAndForwardInItsOwnHistory() async throws {
            let server = try SiteDouble()
            server.page("/", "<title>First</title>")
            server.page("/second", "<title>Second</title>")
            let window = TestWindow()
            await window.show()
            let root = try #require(window.window.rootViewController)
            let closing = Closing()
            let safari = SFSafariViewController(url: server.url("/"))
            safari.delegate = closing
            root.present(safari, animated: false)
            await expect("First", in: window)
            let items = try #require(bar(of: safari)?.leftBarButtonItems)
            #expect(items.map(\.isEnabled) == [true, false, false])
            let webView = try #require(safari.webView)
            try await webView.evaluateJavaScript("location = '/second'; 1")
            await expect("Second", in: window)
            #expect(bar(of: safari)?.leftBarButtonItems?.map(\.isEnabled) == [true, true, false])
            #expect(window.window.perform(.back))
            await expect("First", in: window)
            items[2].primaryAction?.run(sender: items[2])
            await expect("Second", in: window)
            #expect(window.window.perform(.cancel))
            for _ in 0..<600 where root.presentedViewController != nil { await window.nextFrame() }
            #expect(closing.finished == [safari])
            window.close()
        }

        /// Waits until the bar has a title.
        private func expect(_ title: String, in window: TestWindow) async {
            for _ in 0..<600 where !isSeen(title, around: window.window) { await window.nextFrame() }
            #expect(isSeen(title, around: window.window))
        }

        private final class Closing: NSObject, SFSafariViewControllerDelegate {
            var finished: [SFSafariViewController] = []

            func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
                finished.append(controller)
                controller.dismiss(animated: false)
            }
        }

        @Test func theDelegateHearsThatTheUserClosesIt() async throws {
            let server = try SiteDouble()
            server.page("/", "page")
            let window = TestWindow()
            await window.show()
            let root = try #require(window.window.rootViewController)
            let safari = SFSafariViewController(url: server.url("/"))
            let delegate = Closing()
            safari.delegate = delegate
            let presented = TestEvents<Void>()
            root.present(safari, animated: false) { presented.record(()) }
            try await presented.next()
            let done = try #require(bar(of: safari)?.leftBarButtonItem?.primaryAction)
            UIButton(type: .system, primaryAction: done).sendActions(for: .primaryActionTriggered)
            #expect(delegate.finished == [safari])
            #expect(root.presentedViewController == nil)
            window.close()
        }

        @Test func aPageThatFailsIsTriedAgain() async throws {
            let server = try SiteDouble()
            server.route("/") { _ in .dropped }
            let window = TestWindow()
            await window.show()
            let root = try #require(window.window.rootViewController)
            let safari = SFSafariViewController(url: server.url("/"))
            root.present(safari, animated: false)
            for _ in 0..<600 where !isSeen("Retry", around: window.window) { await window.nextFrame() }
            let loaded = TestEvents<Void>()
            server.route("/") { _ in
                loaded.record(())
                return .html("page")
            }
            // Return chooses Retry.
            for _ in 0..<100 where !window.window.isFirstResponder { await window.nextFrame() }
            try await Pointer(window.window).key("Return")
            try await loaded.next()
            window.close()
        }

        @Test func otherSchemesShowNothing() throws {
            let safari = SFSafariViewController(url: try #require(URL(string: "mailto:someone@example.com")))
            safari.preferredControlTintColor = .red
            safari.dismissButtonStyle = .close
            safari.loadViewIfNeeded()
            #expect(bar(of: safari)?.rightBarButtonItem == nil)
        }
    }
}

extension SFSafariViewController {
    fileprivate var webView: WKWebView? {
        (children.first as? UINavigationController)?.topViewController?.view as? WKWebView
    }
}
