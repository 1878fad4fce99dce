import Foundation

/// The native side of a component of the page (as in Hotwire Native). Subclass it, override its name with that of the
/// page's component, and register the class with ``BridgeComponents/register(_:)``.
///
///     final class FormComponent: BridgeComponent {
///         override class var name: String { "form" }
///         override func onReceive(message: BridgeMessage) { … }
///     }
///
/// Each screen has its own instance. It is created when the page sends the first message for the component.
@preconcurrency @MainActor
open class BridgeComponent {
    /// Receives the result of a reply: true if it was sent or waits, or the error that `await` would throw.
    public typealias ReplyCompletionHandler = (Result<Bool, any Error>) -> Void

    /// The name of the component, as in the page. It must be unique. A class without a name isn't registered.
    open nonisolated class var name: String { "" }

    /// Sends replies to the page and gives access to the screen: `delegate?.destination as? UIViewController`.
    public weak var delegate: (any BridgingDelegate)?

    private var receivedMessages: [String: BridgeMessage] = [:]

    /// Creates the component when the page sends its first message for it. Overrides must call `super`.
    ///
    /// - Parameters:
    ///   - destination: the screen.
    ///   - delegate: sends replies to the page. Held weakly.
    public required init(destination: any BridgeDestination, delegate: any BridgingDelegate) {
        self.delegate = delegate
    }

    /// Called with each message of the page. The default logs that the message isn't handled.
    open func onReceive(message: BridgeMessage) {
        logComponents(
            .warning,
            "\(Self.name): “\(message.event)” isn't handled. Override onReceive(message:) in \(type(of: self)).")
    }

    /// Called after the screen's view is loaded, if the component already exists. The default does nothing.
    open func onViewDidLoad() {}
    /// Called before the screen appears. The default does nothing.
    open func onViewWillAppear() {}
    /// Called after the screen has appeared. The default does nothing.
    open func onViewDidAppear() {}
    /// Called before the screen disappears. The default does nothing.
    open func onViewWillDisappear() {}
    /// Called after the screen has disappeared. The default does nothing.
    open func onViewDidDisappear() {}

    /// The last message of an event; nil if there was none.
    public func receivedMessage(for event: String) -> BridgeMessage? {
        receivedMessages[event]
    }

    // MARK: Calls by the delegate

    /// Stores the message for replies and passes it to ``onReceive(message:)``.
    public func didReceive(message: BridgeMessage) {
        receivedMessages[message.event] = message
        onReceive(message: message)
    }

    /// Calls ``onViewDidLoad()``.
    public func viewDidLoad() { onViewDidLoad() }
    /// Calls ``onViewWillAppear()``.
    public func viewWillAppear() { onViewWillAppear() }
    /// Calls ``onViewDidAppear()``.
    public func viewDidAppear() { onViewDidAppear() }
    /// Calls ``onViewWillDisappear()``.
    public func viewWillDisappear() { onViewWillDisappear() }
    /// Calls ``onViewDidDisappear()``.
    public func viewDidDisappear() { onViewDidDisappear() }
}
