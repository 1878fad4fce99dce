import TurboCore
import UIKit

/// The activity with the state that the app returns to at its next start. Setting `needsSave` lets UIKit save it.
@MainActor
final class StateActivity {
    private static let type = "io.github.turbo-navigator.state"
    /// The key of the state. The app may add entries of its own.
    private static let key = "turboNavigator"

    private let activity = NSUserActivity(activityType: StateActivity.type)

    init() {
        // The user's other devices don't receive the state.
        activity.isEligibleForHandoff = false
    }

    /// Returns the activity with a state.
    func with(_ state: RestorableState) -> NSUserActivity {
        activity.addUserInfoEntries(from: [Self.key: state.propertyList])
        return activity
    }

    func setNeedsSave() {
        if !activity.needsSave { activity.needsSave = true }
    }

    /// Returns the state in an activity; nil if it has none that can be read.
    static func state(in activity: NSUserActivity?) -> RestorableState? {
        guard let list = activity?.userInfo?[key] else { return nil }
        do {
            return try RestorableState(propertyList: list)
        } catch {
            logNavigation(.warning, "the app's former state isn't restored: \(error)")
            return nil
        }
    }
}
