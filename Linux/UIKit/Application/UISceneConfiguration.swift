/// The configuration of a scene: the class of its delegate.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The class of the scene delegate. UIKit creates an instance with `init()`.
    open var delegateClass: AnyClass?

    /// The name of the configuration in Info.plist.
    open private(set) var name: String?

    /// Creates a configuration. Without a name, the first one in Info.plist is used.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        super.init()
    }
}
