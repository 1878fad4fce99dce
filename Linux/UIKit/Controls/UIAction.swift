/// The closure that an action calls.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A closure with a title and an image, for controls, bar buttons and menus.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// The identifier of the action, unique within a control.
    open private(set) var identifier = Identifier("")
    /// The style and availability of the action in a menu.
    open var attributes: UIMenuElement.Attributes = []
    /// Whether a menu shows a checkmark for the action.
    open var state = UIMenuElement.State.off
    /// The object that triggered the action, while its handler runs.
    open private(set) var sender: Any?
    private var handler: UIActionHandler = { _ in }

    /// Creates an action that calls a closure.
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

    /// Performs the action, unless it is disabled.
    package func run(sender: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        handler(self)
        self.sender = nil
    }

    /// The identifier of an action.
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
