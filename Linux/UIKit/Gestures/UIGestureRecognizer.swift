import Foundation

/// A gesture of a controller, which an app can turn off.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// Whether the gesture is recognized. The default is true.
    open var isEnabled = true
}
