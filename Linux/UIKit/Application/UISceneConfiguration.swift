/// Which class takes care of a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The class of the scene's delegate, of which an instance is made with `init()`.
    open var delegateClass: AnyClass?

    /// What the configuration is called in Info.plist, which may name the delegate's class.
    open private(set) var name: String?

    /// A configuration; without a name it is the first one in Info.plist.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        super.init()
    }
}
