import Foundation
import WebKit

/// Receives the messages of a page.
@MainActor
protocol PageBridgeDelegate: AnyObject {
    /// Returns whether an origin is the app's own. Messages of all other pages are dropped.
    func isOwn(_ origin: Origin) -> Bool
    /// Tells the delegate that the page sent a message. Read it with ``PageBridge/decode(_:)``.
    func receive(_ message: WKScriptMessage)
    /// Tells the delegate that the user tapped in the page. The tap counts for this many seconds.
    func userDidTap(for seconds: TimeInterval)
    /// Tells the delegate that a script of the page couldn't be loaded. Called for a limited number of scripts.
    func pageDidNotLoad(script: URL)
}

/// The two-way connection between a session and the pages of its web view.
@MainActor
final class PageBridge: NSObject {
    private var webView: WKWebView
    private let key = UUID().uuidString
    private var script: WKUserScript
    private let taps = TapScript.script
    private let watch = WKUserScript(
        source: ScriptMonitor.source, injectionTime: .atDocumentStart, forMainFrameOnly: true, in: TapScript.world)
    private weak var delegate: (any PageBridgeDelegate)?

    private static let handlerName = "turbo"
    /// The user content controllers that already have a session's handlers, and whose.
    private static var taken = WeakTable<ObjectIdentifier>()

    init(webView: WKWebView) {
        self.webView = webView
        script = Self.script(key, OwnOrigins())
        super.init()
        install(in: webView.configuration.userContentController)
    }

    private static func script(_ key: String, _ own: OwnOrigins) -> WKUserScript {
        WKUserScript(
            source: BridgeScript.source(key: key, own: own), injectionTime: .atDocumentEnd, forMainFrameOnly: true)
    }

    /// The app's own origins: the script makes the app the adapter of the pages that are loaded from them next.
    var own = OwnOrigins() {
        didSet {
            guard own != oldValue else { return }
            let (controller, former) = (webView.configuration.userContentController, script)
            script = Self.script(key, own)
            // A session that is disconnected has none.
            guard controller.userScripts.contains(where: { $0 === former }) else { return }
            controller.remove([former])
            controller.addUserScript(script)
        }
    }

    private func install(in controller: WKUserContentController) {
        // WebKit raises an exception for a second handler of the same name.
        guard Self.taken[controller] == nil else {
            return TurboLog.shared.log(.error, "bridge", .misuse(.oneConfigurationForTwoSessions))
        }
        Self.taken[controller] = ObjectIdentifier(self)
        scripts.forEach(controller.addUserScript)
        addHandlers(to: controller)
    }

    func connect(to delegate: any PageBridgeDelegate) {
        self.delegate = delegate
    }

    /// The scripts of the bridge. A page runs those with the same injection time in this order.
    private var scripts: [WKUserScript] { [script, taps, watch] + (contextScript.map { [$0] } ?? []) }
    private var contextScript: WKUserScript?

    /// Tells the page where it is shown, and those that are loaded next.
    func tell(_ context: PageContext) {
        let controller = webView.configuration.userContentController
        if let contextScript { controller.remove([contextScript]) }
        let script = WKUserScript(source: context.script, injectionTime: .atDocumentStart, forMainFrameOnly: true)
        contextScript = script
        controller.addUserScript(script)
        // A script would start the process of a web view that has no page yet.
        guard webView.url != nil else { return }
        webView.evaluateJavaScript(context.script) { _, error in
            if let error { TurboLog.shared.log(.debug, "bridge", "\(error.localizedDescription)") }
        }
    }

    private func addHandlers(to controller: WKUserContentController) {
        controller.add(WeakMessageHandler { [weak self] in self?.delegate?.receive($0) }, name: Self.handlerName)
        controller.add(
            WeakMessageHandler { [weak self] in self?.receiveTap($0) }, contentWorld: TapScript.world,
            name: TapScript.handlerName)
        controller.add(
            WeakMessageHandler { [weak self] in self?.receiveScript($0) }, contentWorld: TapScript.world,
            name: ScriptMonitor.handlerName)
    }

    /// Calls a function of the bridge script.
    ///
    /// - Parameters:
    ///   - document: the document that the call is for. It fails in any other. nil for any document.
    ///   - failure: called with the page's reason if the call fails.
    func call(_ call: PageCall, in document: PageDocument?, failure: @escaping @MainActor (String) -> Void) {
        let script: String
        do {
            script = try call.script(in: document)
        } catch {
            failure("\(call.function): the arguments aren't JSON (\(error))")
            return
        }
        webView.evaluateJavaScript(script) { result, error in
            if let error {
                failure("\(call.function): \(error.localizedDescription)")
            } else if let thrown = result as? String {
                failure("\(call.function): \(thrown)")
            }
        }
    }

    /// Reads a message of a page on one of the app's own origins. Drops and logs all others.
    func decode(_ message: WKScriptMessage) -> PageMessage? {
        // A web view that was replaced may still exist.
        if let sender = message.webView, sender !== webView { return nil }
        guard message.frameInfo.isMainFrame else {
            TurboLog.shared.log(.warning, "bridge", .frameMessageDropped)
            return nil
        }
        let origin = Origin(message.frameInfo.securityOrigin)
        guard let delegate, delegate.isOwn(origin) else {
            TurboLog.shared.log(.info, "bridge", .messageDropped(of: origin))
            return nil
        }
        do {
            return try PageMessage(body: message.body, key: key).attributed(to: origin)
        } catch {
            TurboLog.shared.log(.warning, "bridge", .text(error.description))
            return nil
        }
    }

    /// Accepts a tap from any frame, because the user can tap in all of them.
    private func receiveTap(_ message: WKScriptMessage) {
        delegate?.userDidTap(for: TapScript.seconds(of: message))
    }

    private func receiveScript(_ message: WKScriptMessage) {
        if let url = ScriptMonitor.url(message.body) { delegate?.pageDidNotLoad(script: url) }
    }

    /// Removes handlers and scripts from the web view. The app may keep using it, even with another session.
    func disconnect() {
        remove(from: webView.configuration.userContentController)
    }

    /// Moves the bridge to the web view that replaces the current one, and may share its handlers and scripts.
    func move(to webView: WKWebView) {
        let former = self.webView.configuration.userContentController
        let controller = webView.configuration.userContentController
        self.webView = webView
        guard controller !== former else { return }
        remove(from: former)
        install(in: controller)
    }

    private func remove(from controller: WKUserContentController) {
        guard Self.taken[controller] == ObjectIdentifier(self) else { return controller.remove(scripts) }
        Self.taken[controller] = nil
        controller.removeScriptMessageHandler(forName: Self.handlerName)
        for name in [TapScript.handlerName, ScriptMonitor.handlerName] {
            controller.removeScriptMessageHandler(forName: name, contentWorld: TapScript.world)
        }
        controller.remove(scripts)
    }
}

extension WKUserContentController {
    /// Removes these user scripts. WebKit can only remove all.
    func remove(_ scripts: [WKUserScript]) {
        let others = userScripts.filter { other in !scripts.contains { $0 === other } }
        removeAllUserScripts()
        others.forEach(addUserScript)
    }
}
