import UIKit

/// The presenter of dialogs and alerts for pages and downloads: a navigator.
@MainActor
protocol DialogPresenter: AnyObject {
    /// The topmost presented controller.
    var activeViewController: UIViewController { get }

    /// Returns whether the page of a session is visible.
    func isVisible(_ session: Session) -> Bool

    /// Calls back when no transition is running.
    func whenSettled(_ action: @escaping @MainActor () -> Void)
}
