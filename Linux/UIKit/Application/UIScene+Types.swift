extension UIScene {
    /// Whether the scene is in front, visible, hidden or gone.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// Why the scene was made; nothing is passed here.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {}

    /// How to open a link.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Whether to fail where no installed app claims the link for itself.
        open var universalLinksOnly = false
    }
}
