import TestSupport
import Testing
import UIKit

/// UNUserNotificationCenter, with a service for notifications on the session bus.
@MainActor
@Suite("UNUserNotificationCenter", .serialized)
struct NotificationTests {
    private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
        var options: UNNotificationPresentationOptions = []
        let presented = AsyncStream.makeStream(of: String.self)
        let responses = AsyncStream.makeStream(of: UNNotificationResponse.self)

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification
        ) async -> UNNotificationPresentationOptions {
            presented.continuation.yield(notification.request.identifier)
            return options
        }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            responses.continuation.yield(response)
            completionHandler()
        }
    }

    private let center = UNUserNotificationCenter.current()

    private func request(
        _ identifier: String, title: String = "New message", trigger: UNNotificationTrigger? = nil
    ) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = title
        content.subtitle = "Ann & Bo"
        content.body = "<b>See you</b>"
        content.userInfo = ["url": "/messages/7"]
        return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    }

    /// Runs a test with the service and with permission. The app isn't active.
    private func withService(_ test: (NotificationServiceStub) async throws -> Void) async throws {
        let service = try await NotificationServiceStub()
        defer {
            center.removeAllPendingNotificationRequests()
            center.removeAllDeliveredNotifications()
            center.delegate = nil
            NotificationHost.isActive = { false }
            service.end()
        }
        NotificationHost.isActive = { false }
        #expect(try await center.requestAuthorization(options: [.alert, .sound, .badge]))
        try await test(service)
    }

    @Test func `A notification needs permission, which the app has asked for`() async throws {
        UserDefaults.standard.removeObject(forKey: "UNUserNotificationCenter.requestedAuthorization")
        #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
        await #expect(throws: UNError.self) { try await center.add(request("a")) }
        try await withService { _ in
            let settings = await center.notificationSettings()
            #expect(settings.authorizationStatus == .authorized)
            #expect(settings.alertSetting == .enabled && settings.criticalAlertSetting == .notSupported)
        }
    }

    @Test func `A notification is shown with its text, in which markup of a page has no effect`() async throws {
        try await withService { service in
            var shown = service.shown.makeAsyncIterator()
            try await center.add(request("a"))
            let first = try #require(await shown.next())
            #expect(first.title == "New message" && first.isSilent)
            #expect(first.body == "Ann &amp; Bo\n&lt;b&gt;See you&lt;/b&gt;")
            #expect(await center.deliveredNotifications().map(\.request.identifier) == ["a"])
        }
    }

    @Test func `A notification with the same identifier replaces the shown one`() async throws {
        try await withService { service in
            var shown = service.shown.makeAsyncIterator()
            try await center.add(request("a"))
            let first = try #require(await shown.next())
            try await center.add(request("a", title: "Two new messages"))
            let second = try #require(await shown.next())
            #expect(second.id == first.id && second.title == "Two new messages")
            #expect(await center.deliveredNotifications().count == 1)
        }
    }

    @Test func `A click on a notification is reported with the app's values`() async throws {
        try await withService { service in
            let delegate = Delegate()
            center.delegate = delegate
            var (shown, responses) = (service.shown.makeAsyncIterator(), delegate.responses.stream.makeAsyncIterator())
            try await center.add(request("a"))
            service.click(try #require(await shown.next()).id)
            let response = try #require(await responses.next())
            #expect(response.actionIdentifier == UNNotificationDefaultActionIdentifier)
            #expect(response.notification.request.content.userInfo["url"] as? String == "/messages/7")
            #expect(await center.deliveredNotifications().isEmpty)
        }
    }

    @Test func `The delegate decides whether a notification is shown while the app is active`() async throws {
        try await withService { service in
            let delegate = Delegate()
            center.delegate = delegate
            NotificationHost.isActive = { true }
            var presented = delegate.presented.stream.makeAsyncIterator()
            var shown = service.shown.makeAsyncIterator()
            try await center.add(request("hidden"))
            #expect(await presented.next() == "hidden")
            delegate.options = [.banner]
            try await center.add(request("shown", title: "Shown"))
            #expect(await presented.next() == "shown")
            #expect(await shown.next()?.title == "Shown")
        }
    }

    @Test func `A notification with a time waits for it, and can be removed until then`() async throws {
        try await withService { service in
            var shown = service.shown.makeAsyncIterator()
            let soon = UNTimeIntervalNotificationTrigger(timeInterval: 0.05, repeats: false)
            let later = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
            try await center.add(request("later", trigger: later))
            try await center.add(request("soon", title: "Soon", trigger: soon))
            #expect(await center.pendingNotificationRequests().map(\.identifier) == ["later", "soon"])
            #expect(await shown.next()?.title == "Soon")
            #expect(await center.pendingNotificationRequests().map(\.identifier) == ["later"])
            center.removePendingNotificationRequests(withIdentifiers: ["later"])
            #expect(await center.pendingNotificationRequests().isEmpty)
        }
    }

    @Test func `A removed notification disappears from the desktop`() async throws {
        try await withService { service in
            var (shown, closed) = (service.shown.makeAsyncIterator(), service.closed.makeAsyncIterator())
            try await center.add(request("a"))
            let id = try #require(await shown.next()).id
            center.removeDeliveredNotifications(withIdentifiers: ["a"])
            #expect(await closed.next() == id)
            #expect(await center.deliveredNotifications().isEmpty)
        }
    }

    @Test func `A notification that is removed before the desktop has replied doesn't stay on it`() async throws {
        try await withService { service in
            var (shown, closed) = (service.shown.makeAsyncIterator(), service.closed.makeAsyncIterator())
            let soon = UNTimeIntervalNotificationTrigger(timeInterval: 0.01, repeats: false)
            try await center.add(request("soon", trigger: soon))
            let id = try #require(await shown.next()).id
            // The stub's reply is still on the bus.
            center.removeAllDeliveredNotifications()
            #expect(await closed.next() == id)
            #expect(await center.deliveredNotifications().isEmpty)
        }
    }

    @Test func `Content that changes after the request was made doesn't change the request`() {
        let content = UNMutableNotificationContent()
        content.title = "Before"
        content.sound = .default
        content.badge = 3
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        content.title = "After"
        content.badge = nil
        #expect(request.content.title == "Before" && request.content.badge == 3 && request.content.sound != nil)
    }

    @Test func `A badge can't be negative`() async throws {
        let error = await #expect(throws: UNError.self) { try await center.setBadgeCount(-1) }
        #expect(error?.code == .badgeInputInvalid)
        try await center.setBadgeCount(2)
    }
}
