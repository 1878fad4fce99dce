import Foundation
import TurboSession
import UIKit

/// The values that the navigator stores about a controller. The stacks themselves are always read from UIKit.
struct ControllerState {
    let id: Screen.ID
    let kind: Screen.Kind
    /// The context; nil for a controller that the app put on a stack itself.
    var context: Navigation.Context?
    var routedURL: URL?
    /// The effect of a rule on `isModalInPresentation`; nil without a rule.
    var modality: ModalityOverride?
    /// The title until the page is rendered: that of the link or of the previous page.
    var provisionalTitle: String?
}

/// The values of a screen's `isModalInPresentation`: that of the rule, and that of the app before it.
@MainActor
struct ModalityOverride {
    private let appValue: Bool
    private let ruleValue: Bool

    /// Sets whether the user can dismiss the modal by a gesture while this screen is on top. Without a rule, restores
    /// the app's value if an earlier rule had changed it.
    ///
    /// - Parameter former: the values for the page that the controller showed before.
    static func apply(
        isGestureEnabled: Bool?, to controller: UIViewController, former: ModalityOverride?
    ) -> ModalityOverride? {
        let isUntouched = former?.ruleValue == controller.isModalInPresentation
        let appValue = isUntouched ? former?.appValue ?? false : controller.isModalInPresentation
        controller.isModalInPresentation = isGestureEnabled.map { !$0 } ?? appValue
        return isGestureEnabled.map { ModalityOverride(appValue: appValue, ruleValue: !$0) }
    }
}
