import TurboNavigator
import UIKit

/// A native screen with a name that rules refer to with the key `view_controller`.
@preconcurrency @MainActor
public protocol PathConfigurationIdentifiable: UIViewController {
    /// The value of `view_controller` in rules.
    static nonisolated var pathConfigurationIdentifier: String { get }
}

extension VisitableViewController: PathConfigurationIdentifiable {
    /// The `viewController` of a ``TurboCore/VisitProposal`` without a rule for it.
    public static nonisolated var pathConfigurationIdentifier: String { "web" }
}

/// The properties of a proposal, with Hotwire Native's defaults.
extension VisitProposal {
    /// The style of a modal: `modal_style`; `large` by default.
    public var modalStyle: Navigation.ModalStyle { properties.modalStyle ?? .large }
    /// Whether pulling the page down reloads it: `pull_to_refresh_enabled`; true by default.
    public var pullToRefreshEnabled: Bool { properties.pullToRefreshEnabled ?? true }
    /// Whether the user can dismiss the modal by a gesture: `modal_dismiss_gesture_enabled`; true by default.
    public var modalDismissGestureEnabled: Bool { properties.modalDismissGestureEnabled ?? true }
    /// The name of the screen: `view_controller`; "web" by default.
    public var viewController: String {
        properties.viewController ?? VisitableViewController.pathConfigurationIdentifier
    }
    /// Whether the transition is animated: `animated`; true by default.
    public var animated: Bool { properties.animated ?? true }
    /// Whether the server redirected a visit to this URL.
    public var isRedirect: Bool { options.response?.redirected == true }
}

extension Visitable {
    /// The URL that was routed.
    public var initialVisitableURL: URL { visitableURL }
    /// The page's current URL, or its last one if the web view is no longer on the screen.
    public var currentVisitableURL: URL { (visitableDelegate as? Session)?.urls(of: self)?.current ?? visitableURL }
}
