import TurboNavigator
import UIKit

/// Names a native screen in the path configuration, by its key `view_controller`.
@preconcurrency @MainActor
public protocol PathConfigurationIdentifiable: UIViewController {
    /// The name that rules have as `view_controller`.
    static nonisolated var pathConfigurationIdentifier: String { get }
}

extension VisitableViewController: PathConfigurationIdentifiable {
    /// What ``TurboCore/VisitProposal`` says as its `viewController` where no rule names a screen.
    public static nonisolated var pathConfigurationIdentifier: String { "web" }
}

/// The properties of a proposal, with the values of Hotwire Native where no rule says any.
extension VisitProposal {
    /// The shape of a modal: `modal_style`; `large` where no rule says any.
    public var modalStyle: Navigation.ModalStyle { properties.modalStyle ?? .large }
    /// Whether pulling the page down loads it again: `pull_to_refresh_enabled`; true where no rule says.
    public var pullToRefreshEnabled: Bool { properties.pullToRefreshEnabled ?? true }
    /// Whether a drag may close the modal: `modal_dismiss_gesture_enabled`; true where no rule says.
    public var modalDismissGestureEnabled: Bool { properties.modalDismissGestureEnabled ?? true }
    /// The name of the screen; "web" where no rule says any.
    public var viewController: String {
        properties.viewController ?? VisitableViewController.pathConfigurationIdentifier
    }
    /// Whether the change of screens is animated: `animated`; true where no rule says.
    public var animated: Bool { properties.animated ?? true }
    /// Whether the server redirected a visit there.
    public var isRedirect: Bool { options.response?.redirected == true }
}

extension Visitable {
    /// The URL that was routed.
    public var initialVisitableURL: URL { visitableURL }
    /// The URL that the page has now, or had when the web view left the screen.
    public var currentVisitableURL: URL { (visitableDelegate as? Session)?.urls(of: self)?.current ?? visitableURL }
}
