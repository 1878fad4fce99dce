/// The base of everything that takes part in an app's life: views, view controllers, the application and delegates.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    /// What stands around this: for a view its controller or superview, and so on up to the application.
    open var next: UIResponder? { nil }

    /// Whether it wants the keyboard when asked to take it.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether it has the keyboard. Only views can have it here.
    open var isFirstResponder: Bool { false }

    /// Takes the keyboard, and tells whether that was possible.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Gives the keyboard back, and tells whether it is without it now.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }
}
