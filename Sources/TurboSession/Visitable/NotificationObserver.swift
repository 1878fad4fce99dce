import Foundation

/// Calls back each time a notification is posted, while the observer exists.
package final class NotificationObserver {
    private let token: any NSObjectProtocol

    @MainActor
    package init(_ name: Notification.Name, _ action: @escaping @MainActor () -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
            MainActor.assumeIsolated { action() }
        }
    }

    deinit {
        NotificationCenter.default.removeObserver(token)
    }
}
