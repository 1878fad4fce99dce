/// The base of everything that takes part in an app's life: views, view controllers, the application and delegates.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }
}
