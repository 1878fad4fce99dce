import UIKit

/// The time that the system grants the app in the background, requested while work is running.
@MainActor
final class BackgroundTime {
    private var task = UIBackgroundTaskIdentifier.invalid
    private let expired: @MainActor () -> Void

    /// - Parameter expired: called when the time is over, just before the system suspends the app.
    init(expired: @escaping @MainActor () -> Void) {
        self.expired = expired
    }

    func begin() {
        guard task == .invalid else { return }
        // Retains this object, because the system terminates an app that doesn't end its task in time.
        task = UIApplication.shared.beginBackgroundTask(withName: "Downloads") { self.expire() }
    }

    func expire() {
        expired()
        end()
    }

    func end() {
        guard task != .invalid else { return }
        UIApplication.shared.endBackgroundTask(task)
        task = .invalid
    }
}
