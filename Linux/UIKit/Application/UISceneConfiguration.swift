/// Which class takes care of a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The class of the scene's delegate, of which an instance is made with `init()`.
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        super.init()
    }
}
