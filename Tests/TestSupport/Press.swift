internal import GObjectKit
package import UIKit

/// Calls the handler when a button is pressed over a view, after the views in it have had the press.
@MainActor
package func whenPressed(_ view: UIView, _ handler: @escaping @MainActor () -> Void) {
    view.widget.onInput(before: false) { event in
        if event.kind == .press { handler() }
        return .unhandled
    }
}
