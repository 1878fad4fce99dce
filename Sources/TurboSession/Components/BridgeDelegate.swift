import Foundation
import WebKit

/// Manages the components of one screen and their messages to and from the page (as in Hotwire Native).
///
/// A screen creates one, and calls it when the screen appears or disappears, and when it gets or loses the web view.
/// ``BridgeViewController`` does all of this.
@preconcurrency @MainActor
public final class BridgeDelegate: BridgingDelegate {
    public let location: String
    /// The screen; nil once it is deallocated. A new value applies to components that are created later. Held weakly.
    public weak var destination: (any BridgeDestination)?
    public var webView: WKWebView? { bridge?.webView }

    let componentTypes: [BridgeComponent.Type]
    private(set) weak var bridge: ComponentBridge?
    private var outbox = BridgeOutbox()
    private var components: [String: BridgeComponent] = [:]
    /// The number of the latest rendered page of the screen.
    private var page: Int?

    /// - Parameters:
    ///   - location: the URL that the screen was created for.
    ///   - destination: the screen. Held weakly.
    ///   - componentTypes: the classes of components that the screen may have.
    public init(location: String, destination: any BridgeDestination, componentTypes: [BridgeComponent.Type]) {
        self.location = location
        self.destination = destination
        self.componentTypes = componentTypes
    }

    public func webViewDidBecomeActive(_ webView: WKWebView) {
        bridge = ComponentBridge.of(webView)
        if let bridge {
            bridge.attach(self)
        } else {
            logComponents(
                .warning, "\(location): the web view doesn't belong to a session; components receive no messages")
        }
    }

    public func webViewDidBecomeDeactivated() {
        outbox.close()
        bridge?.detach(self)
        bridge = nil
    }

    /// Sends a message to the page. A message that the page can't receive yet waits: while another screen has the web
    /// view, while the page is loading, and, after the page was rendered again, until it has sent the message that this
    /// one replies to. Each message is sent once, in order.
    ///
    /// - Returns: true if the message was sent or waits; false if the screen was deallocated, or too many messages
    ///   wait.
    /// - Throws: the error that the page threw.
    @discardableResult
    public func reply(with message: BridgeMessage) async throws -> Bool {
        guard destination != nil, let messages = outbox.send(message) else {
            logComponents(
                .warning, "\(message.component): “\(message.event)” was dropped: closed screen, or too many waiting")
            return false
        }
        for message in messages { try await bridge?.send(message) }
        return true
    }

    // MARK: Components

    public func component<C: BridgeComponent>() -> C? {
        components.values.lazy.compactMap { $0 as? C }.first
    }

    /// Returns the screen's component of a type. Creates it if the page has sent no message for it yet, so that the
    /// native side can send the first message.
    ///
    /// - Returns: nil if the type isn't one of the screen's, or the screen was deallocated.
    public func makeComponent<C: BridgeComponent>(_ type: C.Type = C.self) -> C? {
        component(named: type.name) as? C
    }

    private func component(named name: String) -> BridgeComponent? {
        if let component = components[name] { return component }
        guard let destination, let type = componentTypes.first(where: { $0.name == name }) else { return nil }
        let component = type.init(destination: destination, delegate: self)
        components[name] = component
        destination.onBridgeComponentInitialized(component)
        return component
    }

    // MARK: Calls by the bridge

    /// The bridge's script runs in the page. Sends it the names of the components.
    public func bridgeDidInitialize() {
        bridge?.sendNames()
    }

    @discardableResult
    public func bridgeDidReceiveMessage(_ message: BridgeMessage) -> Bool {
        logComponents(.debug, "\(message.component): “\(message.event)” was received")
        post(outbox.received(message))
        guard let component = component(named: message.component) else {
            logComponents(.debug, "\(message.component): this screen has no component with that name")
            return false
        }
        component.didReceive(message: message)
        return true
    }

    /// The screen's page can receive messages, or can't.
    ///
    /// - Parameters:
    ///   - page: the number of the rendered page; nil while it isn't this screen's.
    ///   - messages: messages that waited for the page.
    func pageChanged(to page: Int?, _ messages: [BridgeMessage]) {
        guard let page else { return outbox.close() }
        post(outbox.open(page: page))
        for message in messages { bridgeDidReceiveMessage(message) }
        guard page != self.page else { return }
        self.page = page
        let named = Set(messages.map(\.component))
        for (name, component) in components where !named.contains(name) {
            (component as? StandardComponent)?.pageIsWithoutControl()
        }
    }

    private func post(_ messages: [BridgeMessage]) {
        guard !messages.isEmpty, let bridge else { return }
        for message in messages { bridge.post(message) }
    }

    // MARK: Appearance

    public func onViewDidLoad() { for component in components.values { component.viewDidLoad() } }
    public func onViewWillAppear() { for component in components.values { component.viewWillAppear() } }
    public func onViewDidAppear() { for component in components.values { component.viewDidAppear() } }
    public func onViewWillDisappear() { for component in components.values { component.viewWillDisappear() } }
    public func onViewDidDisappear() { for component in components.values { component.viewDidDisappear() } }
}
