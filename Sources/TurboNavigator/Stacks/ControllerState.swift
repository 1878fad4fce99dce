import Foundation
import Turbo

/// The navigator's state of a controller. The stacks themselves are always read from UIKit.
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
