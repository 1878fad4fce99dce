/// What an action calls.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A closure with a title, for controls, bar buttons and menus.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// Tells the action apart from others of a control.
    open private(set) var identifier = Identifier("")
    /// How the action can be used.
    open var attributes: UIMenuElement.Attributes = []
    /// Whether a menu ticks the action.
    open var state = UIMenuElement.State.off
    /// What set off the action, while its handler runs.
    open private(set) var sender: Any?
    private var handler: UIActionHandler = { _ in }

    /// An action that runs a closure.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init()
        self.title = title
        self.image = image
        self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
        self.attributes = attributes
        self.state = state
        self.handler = handler
    }

    /// Does what a press of the control does.
    package func run(sender: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        handler(self)
        self.sender = nil
    }

    /// Tells actions apart.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
