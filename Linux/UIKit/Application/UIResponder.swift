/// The base class of objects that respond to events: views, view controllers, the application and delegates.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    /// The next responder: for a view its controller or superview, and so on up to the application.
    open var next: UIResponder? { nil }

    /// Whether this object can become first responder.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this object is the first responder. On Linux, only views can be.
    open var isFirstResponder: Bool { false }

    /// Makes this object the first responder. Returns whether it succeeded.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Gives up the status of first responder. Returns whether it succeeded.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }
}
