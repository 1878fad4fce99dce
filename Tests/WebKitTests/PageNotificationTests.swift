import Foundation
import TestSupport
import Testing

@testable import WebKit

extension WebKitTests {
    /// Tests notifications of pages, with a service for notifications on the session bus.
    @MainActor @Suite(.serialized)
    struct PageNotificationTests {
        private static let question = "“127.0.0.1” would like to send you notifications."
        private static let request = "return await Notification.requestPermission()"
        private static let notify = """
            window.notification = new Notification('New <b>message</b>', { body: 'See you & Bo', tag: 'chat' })
            notification.onclick = () => document.title = 'clicked'
            notification.onclose = () => document.title += ' closed'
            """

        private let window = TestWindow(UINavigationController(rootViewController: UIViewController()))
        private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        private var root: UIView { window.view ?? UIView() }

        private func shownPage() async throws -> Page {
            // WebKit denies notifications to a store in memory.
            let page = try Page(storedIn: folder)
            try await page.show(in: window)
            return page
        }

        private func answer(_ button: String, to page: Page) async throws -> String? {
            async let result = page.result(of: Self.request)
            #expect(await sees(Self.question, around: root))
            #expect(click(button, around: root))
            return try await result
        }

        /// Waits until the app has handled the replies about its notifications: that to a later call is behind them.
        private func settle() async {
            _ = await NotificationService().isAvailable()
            await window.nextFrame()
            await window.nextFrame()
        }

        private func title(_ expected: String, of page: Page) async throws -> String? {
            var title: String?
            for _ in 0..<300 {
                title = try await page.webView.evaluateJavaScript("document.title") as? String
                if title == expected { break }
                await window.nextFrame()
            }
            return title
        }

        @Test func `An allowed page shows a notification, and gets the user's click`() async throws {
            let service = try await NotificationServiceStub()
            defer { service.end() }
            var shown = service.shown.makeAsyncIterator()
            let page = try await shownPage()
            #expect(try await answer("Allow", to: page) == "granted")
            try await page.run(Self.notify)
            let first = try #require(await shown.next())
            await settle()
            #expect(first.title == "New <b>message</b>")
            #expect(first.body == "127.0.0.1\nSee you &amp; Bo")
            service.click(first.id)
            let title = try await title("clicked closed", of: page)
            #expect(title == "clicked closed")
            window.close()
        }

        @Test func `A notification with the same tag replaces the former one`() async throws {
            let service = try await NotificationServiceStub()
            defer { service.end() }
            var (shown, closed) = (service.shown.makeAsyncIterator(), service.closed.makeAsyncIterator())
            let page = try await shownPage()
            #expect(try await answer("Allow", to: page) == "granted")
            try await page.run(Self.notify)
            let first = try #require(await shown.next())
            await settle()
            try await page.run(Self.notify)
            #expect(await closed.next() == first.id)
            #expect(await shown.next()?.title == first.title)
            window.close()
        }

        @Test func `A notification that the page closes disappears from the desktop`() async throws {
            let service = try await NotificationServiceStub()
            defer { service.end() }
            var (shown, closed) = (service.shown.makeAsyncIterator(), service.closed.makeAsyncIterator())
            let page = try await shownPage()
            #expect(try await answer("Allow", to: page) == "granted")
            try await page.run(Self.notify)
            let first = try #require(await shown.next())
            await settle()
            try await page.run("notification.close()")
            #expect(await closed.next() == first.id)
            window.close()
        }

        @Test func `A page that isn't allowed shows no notification`() async throws {
            let page = try await shownPage()
            #expect(try await answer("Don't Allow", to: page) == "denied")
            try await page.load()
            #expect(try await page.result(of: Self.request) == "denied")
            #expect(!isVisible(Self.question, in: root))
            window.close()
        }

        /// A page whose notification asks, because the permission was reset after it was given.
        private func pageThatAsksAgain() async throws -> Page {
            let page = try await shownPage()
            #expect(try await answer("Allow", to: page) == "granted")
            try await PermissionList.change("Notifications", to: "Ask", in: window)
            try await page.run(Self.notify)
            #expect(await sees(Self.question, around: root))
            return page
        }

        @Test func `After a reset, the next notification asks again`() async throws {
            let service = try await NotificationServiceStub()
            defer { service.end() }
            var shown = service.shown.makeAsyncIterator()
            _ = try await pageThatAsksAgain()
            #expect(click("Allow", around: root))
            #expect(await shown.next()?.title == "New <b>message</b>")
            window.close()
        }

        @Test func `A notification that the user denies isn't shown`() async throws {
            let service = try await NotificationServiceStub()
            defer { service.end() }
            var shown = service.shown.makeAsyncIterator()
            let page = try await pageThatAsksAgain()
            #expect(click("Don't Allow", around: root))
            #expect(try await title("root closed", of: page) == "root closed")
            // The service gets the calls in their order.
            _ = try await NotificationService().show(title: "after", subtitle: "", body: "")
            #expect(await shown.next()?.title == "after")
            window.close()
        }

        @Test func `A page that notifies endlessly shows a few`() async throws {
            let service = try await NotificationServiceStub()
            defer { service.end() }
            var shown = service.shown.makeAsyncIterator()
            let page = try await shownPage()
            // A host of its own, because the limit of a host counts for all tests.
            try await page.load(host: "localhost")
            async let result = page.result(of: Self.request)
            #expect(await sees("“localhost” would like to send you notifications.", around: root))
            #expect(click("Allow", around: root))
            #expect(try await result == "granted")
            try await page.run(
                """
                let closed = 0
                for (let number = 1; number <= 50; number++) {
                    new Notification(number).onclose = () => document.title = `${++closed} closed`
                }
                """)
            let closed = 50 - NotificationLimit.maximumCount
            #expect(try await title("\(closed) closed", of: page) == "\(closed) closed")
            _ = try await NotificationService().show(title: "after", subtitle: "", body: "")
            for number in 1...NotificationLimit.maximumCount { #expect(await shown.next()?.title == "\(number)") }
            #expect(await shown.next()?.title == "after")
            window.close()
        }

        @Test func `A site may send so many notifications in a minute, and again in the next`() {
            let (start, most) = (ContinuousClock.now, NotificationLimit.maximumCount)
            var limit = NotificationLimit()
            let allowed = (Array(0..<most) + [59, 60, 60, 61]).map { limit.allows(at: start + .seconds($0)) }
            #expect(allowed == Array(repeating: true, count: most) + [false, true, false, true])
        }
    }
}
