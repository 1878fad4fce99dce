/// One answer to an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What the button says.
    open private(set) var title: String?
    /// What choosing the action means.
    open private(set) var style = Style.default
    private(set) var handler: ((UIAlertAction) -> Void)?
    var enabledDidChange: (Bool) -> Void = { _ in }

    /// An answer, and what to do when it is chosen.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }

    /// Whether the action can be chosen.
    open var isEnabled = true {
        didSet { enabledDidChange(isEnabled) }
    }

    /// What choosing the action means.
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }
}
