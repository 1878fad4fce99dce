import UIKit

extension UIViewController {
    /// The controller to present on, for a screen and for its stack: the stack, or a search that is presented over the
    /// stack. A search that is presented over the screen isn't in the way, and itself not a dialog.
    package var presenter: UIViewController {
        let stack = navigationController ?? self
        return stack.presentedViewController as? UISearchController ?? stack
    }
}
