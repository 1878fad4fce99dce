/// Which class takes care of a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The class of the scene's delegate, of which an instance is made with `init()`.
    open var delegateClass: AnyClass?

    /// A configuration; its name would stand in an Info.plist, which does not exist here.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        super.init()
    }
}
