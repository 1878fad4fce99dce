import Testing
import UIKit

/// Remote notifications, which Linux doesn't have.
@MainActor
@Suite("Remote notifications", .serialized)
struct RemoteNotificationTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        let errors = AsyncStream.makeStream(of: NSError.self)

        func application(
            _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
        ) {
            errors.continuation.yield(error as NSError)
        }
    }

    @Test func `An app that registers for them receives an error`() async throws {
        let application = UIApplication.shared
        let delegate = Delegate()
        let former = application.delegate
        application.delegate = delegate
        defer { application.delegate = former }
        application.registerForRemoteNotifications()
        var errors = delegate.errors.stream.makeAsyncIterator()
        let error = try #require(await errors.next())
        #expect(error.domain == NSCocoaErrorDomain && error.code == 3010)
        #expect(!application.isRegisteredForRemoteNotifications)
    }
}
