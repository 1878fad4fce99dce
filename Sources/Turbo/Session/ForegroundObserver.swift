import UIKit

/// Calls back each time the app is about to enter the foreground, while the observer exists.
final class ForegroundObserver {
    private let token: any NSObjectProtocol

    @MainActor
    init(_ action: @escaping @MainActor () -> Void) {
        token = NotificationCenter.default.addObserver(
            forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main
        ) { _ in
            MainActor.assumeIsolated { action() }
        }
    }

    deinit {
        NotificationCenter.default.removeObserver(token)
    }
}
