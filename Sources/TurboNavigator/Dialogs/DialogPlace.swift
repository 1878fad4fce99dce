import UIKit

/// Where pages and downloads ask the user: a navigator.
@MainActor
protocol DialogPlace: AnyObject {
    /// What is on top of all.
    var activeViewController: UIViewController { get }

    /// Whether the user sees the page of a session.
    func isSeen(_ session: Session) -> Bool

    /// Calls back when no screen moves.
    func whenStill(_ action: @escaping @MainActor () -> Void)
}
