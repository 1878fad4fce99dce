import UIKit

/// What a rule has made of a screen's `isModalInPresentation`, and what the app had set before.
@MainActor
struct RuledModality {
    private let own: Bool
    private let ruled: Bool

    /// Sets whether the user can close the modal by a gesture while this screen is on top. Without a rule, what the app has
    /// set counts, also where an earlier rule had changed it.
    ///
    /// - Parameter former: the rule of the page that the controller showed before.
    static func apply(
        isGestureEnabled: Bool?, to controller: UIViewController, former: RuledModality?
    ) -> RuledModality? {
        let isUntouched = former?.ruled == controller.isModalInPresentation
        let own = isUntouched ? former?.own ?? false : controller.isModalInPresentation
        controller.isModalInPresentation = isGestureEnabled.map { !$0 } ?? own
        return isGestureEnabled.map { RuledModality(own: own, ruled: !$0) }
    }
}
