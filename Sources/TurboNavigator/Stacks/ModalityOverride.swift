import UIKit

/// The values of a screen's `isModalInPresentation`: the rule's, and the app's before it.
@MainActor
struct ModalityOverride {
    private let own: Bool
    private let ruled: Bool

    /// Sets whether the user can dismiss the modal by a gesture while this screen is on top. Without a rule, restores the app's
    /// value if an earlier rule had changed it.
    ///
    /// - Parameter former: the values for the page that the controller showed before.
    static func apply(
        isGestureEnabled: Bool?, to controller: UIViewController, former: ModalityOverride?
    ) -> ModalityOverride? {
        let isUntouched = former?.ruled == controller.isModalInPresentation
        let own = isUntouched ? former?.own ?? false : controller.isModalInPresentation
        controller.isModalInPresentation = isGestureEnabled.map { !$0 } ?? own
        return isGestureEnabled.map { ModalityOverride(own: own, ruled: !$0) }
    }
}
