import Foundation

/// The native side of a component of the page (as in Hotwire Native). Subclass it, give it the name that the component
/// of the page has, and register the class: ``BridgeComponents/register(_:)``.
///
///     final class FormComponent: BridgeComponent {
///         override class var name: String { "form" }
///         override func onReceive(message: BridgeMessage) { … }
///     }
///
/// Each screen has a component of its own, which is made with the first message of the page for it.
@preconcurrency @MainActor
open class BridgeComponent {
    /// Gets what `await` would return or throw: whether the reply was sent or waits, or why it could not be sent.
    public typealias ReplyCompletionHandler = (Result<Bool, any Error>) -> Void

    /// The name of the component, as the page has it. Each class has one of its own; a class without isn't registered.
    open nonisolated class var name: String { "" }

    /// Speaks to the page, and knows the screen: `delegate?.destination as? UIViewController`.
    public weak var delegate: (any BridgingDelegate)?

    private var receivedMessages: [String: BridgeMessage] = [:]

    /// Called with the page's first message for this component. Overrides must call `super`.
    ///
    /// - Parameters:
    ///   - destination: the screen.
    ///   - delegate: sends replies to the page. Held weakly.
    public required init(destination: any BridgeDestination, delegate: any BridgingDelegate) {
        self.delegate = delegate
    }

    /// Called when the page has sent a message. The default logs that it isn't handled.
    open func onReceive(message: BridgeMessage) {
        TurboLog.shared.record(
            .warning, "components",
            "\(Self.name): «\(message.event)» was not heard. Override onReceive(message:) in \(type(of: self)).")
    }

    /// The screen's view was loaded. Called only if the component was there before; the default does nothing.
    open func onViewDidLoad() {}
    /// The screen is about to appear. The default does nothing.
    open func onViewWillAppear() {}
    /// The screen has appeared. The default does nothing.
    open func onViewDidAppear() {}
    /// The screen is about to disappear. The default does nothing.
    open func onViewWillDisappear() {}
    /// The screen has disappeared. The default does nothing.
    open func onViewDidDisappear() {}

    /// The last message of an event; nil if there was none.
    public func receivedMessage(for event: String) -> BridgeMessage? {
        receivedMessages[event]
    }

    // MARK: What a delegate calls

    /// Keeps the message for replies and hands it to ``onReceive(message:)``.
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
