/// The base of everything that takes part in an app's life: views, view controllers, the application and delegates.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    /// The next object in the chain that leads from a view up to the application.
    open var next: UIResponder? { nil }
}
