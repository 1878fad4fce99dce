import UIKit

/// The presenter of dialogs and alerts for pages and downloads: a navigator.
@MainActor
protocol DialogPlace: AnyObject {
    /// The topmost presented controller.
    var activeViewController: UIViewController { get }

    /// Returns whether the page of a session is visible.
    func isSeen(_ session: Session) -> Bool

    /// Calls back when no transition is running.
    func whenStill(_ action: @escaping @MainActor () -> Void)
}
