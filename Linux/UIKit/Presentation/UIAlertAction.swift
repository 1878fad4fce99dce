/// An action of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// The title of the button.
    open private(set) var title: String?
    /// The style of the button.
    open private(set) var style = Style.default
    private(set) var handler: ((UIAlertAction) -> Void)?
    var enabledDidChange: (Bool) -> Void = { _ in }

    /// Creates an action with a title, a style and a handler.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }

    /// Whether the action is enabled.
    open var isEnabled = true {
        didSet { enabledDidChange(isEnabled) }
    }

    /// The style of an action.
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }
}
