import Foundation
import WebKit

/// Gives a component bridge the facts about the screens and the page of its web view.
@MainActor
protocol ComponentBridgeHost: AnyObject {
    /// Returns whether an origin is the app's own. Messages of all other pages are dropped.
    func isOwn(_ origin: Origin) -> Bool
    /// The current facts about screens and page.
    var componentFacts: BridgeInbox.Facts { get }
    /// A component is about to send a message to the page. The page's reaction counts as the user's choice in a native
    /// control.
    func willSendToComponent()
    /// Returns whether the user has just tapped the page. A tap counts once.
    func consumeTap() -> Bool
}

/// Transports the messages of components through one web view. It finds the screen for each message of the page, and
/// sends the messages of the native side.
///
/// Accepts only messages from the main frame of a page on one of the app's own origins.
@MainActor
final class ComponentBridge: NSObject {
    private struct WeakReference {
        weak var bridge: ComponentBridge?
    }

    private static var instances: [WeakReference] = []

    private(set) var webView: WKWebView
    let agent: WebViewUserAgent
    private weak var host: (any ComponentBridgeHost)?

    private weak var delegate: BridgeDelegate?
    private var inbox = BridgeInbox()
    private var page = 0
    /// The screen of the delegate.
    private var attachedScreen: BridgeInbox.VisitableID?
    private var isRefreshPlanned = false
    /// The script in the web view; nil if the app has registered no components, or the session is disconnected.
    private var script: WKUserScript?
    private var isDisconnected = false
    /// Whether the script runs in the document, and the names that it received.
    private var isReady = false
    private var sentNames: [String]?

    init(webView: WKWebView) {
        self.webView = webView
        agent = WebViewUserAgent(of: webView)
        super.init()
        Self.instances.removeAll { $0.bridge == nil }
        Self.instances.append(WeakReference(bridge: self))
        if !BridgeComponents.types.isEmpty { install() }
    }

    static func of(_ webView: WKWebView) -> ComponentBridge? {
        instances.lazy.compactMap(\.bridge).last { $0.webView === webView }
    }

    func consumeTap() -> Bool { host?.consumeTap() == true }

    static var hasInstances: Bool { instances.contains { $0.bridge != nil } }

    static func registrationChanged() {
        for bridge in instances.compactMap(\.bridge) { bridge.registrationChanged() }
    }

    /// Moves the bridge to the web view that replaces the current one, and may share its handlers and scripts.
    func move(to webView: WKWebView) {
        let former = self.webView.configuration.userContentController
        self.webView = webView
        (isReady, sentNames) = (false, nil)
        agent.move(to: webView)
        if script != nil, webView.configuration.userContentController !== former { install() }
    }

    /// Removes handler and script from the web view, which another session may use.
    func disconnect() {
        isDisconnected = true
        guard let script else { return }
        self.script = nil
        let controller = webView.configuration.userContentController
        controller.removeScriptMessageHandler(forName: ComponentScript.handlerName)
        controller.remove([script])
    }

    func connect(to host: any ComponentBridgeHost) {
        self.host = host
    }

    private func isOwn(_ origin: Origin) -> Bool { host?.isOwn(origin) == true }

    private var facts: BridgeInbox.Facts { host?.componentFacts ?? BridgeInbox.Facts() }

    // MARK: Screens

    func attach(_ delegate: BridgeDelegate) {
        self.delegate = delegate
        attachedScreen = facts.holder
        if !delegate.componentTypes.isEmpty { installLate() }
        sendNames()
        refreshSoon()
    }

    func detach(_ delegate: BridgeDelegate) {
        guard self.delegate === delegate else { return }
        self.delegate = nil
        attachedScreen = nil
    }

    /// Another page is rendered, or none.
    func pageChanged() {
        page += 1
        inbox.pageChanged()
    }

    /// The rendered page now belongs to another screen.
    func inherit(_ screen: BridgeInbox.VisitableID, from former: BridgeInbox.VisitableID, isRendered: Bool) {
        inbox.inherit(screen, from: former, isRendered: isRendered)
    }

    /// Drops the messages that are waiting for a screen.
    func forget(_ screen: BridgeInbox.VisitableID) {
        inbox.forget(screen)
    }

    /// Called when screens or page have changed. Components are notified after the session has performed all effects,
    /// because they may begin a visit.
    func refreshSoon() {
        guard !isRefreshPlanned else { return }
        isRefreshPlanned = true
        Task { [weak self] in
            self?.isRefreshPlanned = false
            self?.refresh()
        }
    }

    private func refresh() {
        let facts = completeFacts()
        delegate?.pageChanged(
            to: facts.isListening && facts.screenWithOwnPage != nil ? page : nil, inbox.release(facts))
    }

    private func completeFacts() -> BridgeInbox.Facts {
        var facts = facts
        facts.isListening = delegate != nil && attachedScreen == facts.holder
        return facts
    }

    // MARK: From the page

    func receive(_ message: WKScriptMessage) {
        guard message.frameInfo.isMainFrame else {
            return logComponents(.info, .frameMessageDropped)
        }
        let origin = Origin(message.frameInfo.securityOrigin)
        guard isOwn(origin) else {
            return logComponents(.info, .messageDropped(of: origin))
        }
        if message.body as? String == "ready" { return scriptIsReady() }
        do {
            receive(try BridgeMessage(body: message.body))
        } catch {
            logComponents(.warning, .text(error.description))
        }
    }

    private func receive(_ message: BridgeMessage) {
        // Deliver waiting messages first.
        refresh()
        switch inbox.receive(message, completeFacts()) {
        case .deliver: delegate?.bridgeDidReceiveMessage(message)
        case .hold: logComponents(.debug, "\(message.component): “\(message.event)” is waiting for its screen")
        case .drop(let reason):
            logComponents(.warning, "\(message.component): “\(message.event)” was dropped: \(reason)")
        }
    }

    private func scriptIsReady() {
        isReady = true
        sentNames = nil
        delegate?.bridgeDidInitialize()
    }

    // MARK: To the page

    /// Sends the names of the screen's components to the document, if they have changed.
    func sendNames() {
        guard isReady, let names = delegate?.componentTypes.map(\.name), names != sentNames else { return }
        sentNames = names
        perform { try ComponentScript.setComponents(names, at: $0) }
    }

    func post(_ message: BridgeMessage) {
        willSend(message)
        perform { try ComponentScript.deliver(message, at: $0) }
    }

    /// - Throws: the error that the page threw, or the reason why the message wasn't sent.
    func send(_ message: BridgeMessage) async throws {
        willSend(message)
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            perform {
                try ComponentScript.deliver(message, at: $0)
            } completion: {
                continuation.resume(with: $0)
            }
        }
    }

    private func willSend(_ message: BridgeMessage) {
        logComponents(.debug, "\(message.component): “\(message.event)” is sent to the page")
        host?.willSendToComponent()
    }

    private func perform(
        _ script: (Origin) throws -> String,
        completion: @escaping @MainActor @Sendable (Result<Void, any Error>) -> Void = { _ in }
    ) {
        let fail = { @MainActor @Sendable (error: any Error) in
            logComponents(.warning, "a message could not be delivered to the page: \(error)")
            completion(.failure(error))
        }
        guard let url = webView.url, isOwn(Origin(url)) else {
            return fail(MessageError("the page isn't on one of the app's own origins"))
        }
        do {
            webView.evaluateJavaScript(try script(Origin(url))) { result, error in
                if let error { return fail(error) }
                if let thrown = result as? String { return fail(MessageError(thrown)) }
                completion(.success(()))
            }
        } catch {
            fail(error)
        }
    }
}

// MARK: - The script

extension ComponentBridge {
    private func install() {
        let controller = webView.configuration.userContentController
        // The page bridge has logged that two sessions share it.
        let others = Self.instances.compactMap(\.bridge).filter { $0 !== self && $0.script != nil }
        guard !others.contains(where: { $0.webView.configuration.userContentController === controller }) else { return }
        let script = WKUserScript(
            source: ComponentScript.source, injectionTime: .atDocumentStart, forMainFrameOnly: true)
        self.script = script
        controller.addUserScript(script)
        controller.add(WeakMessageHandler { [weak self] in self?.receive($0) }, name: ComponentScript.handlerName)
    }

    /// Installs the script also in the current document, so that its next pages have components.
    private func installLate() {
        guard script == nil, !isDisconnected else { return }
        install()
        guard let url = webView.url, isOwn(Origin(url)) else { return }
        webView.evaluateJavaScript(ComponentScript.source + "; null") { _, error in
            guard let error else { return }
            logComponents(.warning, "components won't work until the page is reloaded: \(error)")
        }
    }

    private func registrationChanged() {
        installLate()
        agent.registrationDidChange()
    }
}
