import Foundation
import WebKit

/// Receives what a page sends.
@MainActor
protocol PageBridgeDelegate: AnyObject {
    /// Whether the messages of pages of an origin count.
    func isOwn(_ origin: Origin) -> Bool
    /// The page has sent a message, which ``PageBridge/decode(_:)`` reads.
    func receive(_ message: WKScriptMessage)
    /// The user has tapped in the page, which counts for so many seconds.
    func userDidTap(for seconds: TimeInterval)
    /// A script that the page names could not be loaded. Called for a limited number of them.
    func pageDidNotLoad(script: URL)
}

/// The two-way connection between a session and the pages of its web view.
@MainActor
final class PageBridge: NSObject {
    private let webView: WKWebView
    private let key = UUID().uuidString
    private let script: WKUserScript
    private let taps = WKUserScript(
        source: TapScript.source, injectionTime: .atDocumentStart, forMainFrameOnly: false, in: TapScript.world)
    private let watch = WKUserScript(
        source: ScriptWatch.source, injectionTime: .atDocumentStart, forMainFrameOnly: true, in: TapScript.world)
    private weak var delegate: (any PageBridgeDelegate)?

    private static let handlerName = "turbo"
    /// The controllers that have the handler of a session.
    private static var taken = WeakTable<Void>()

    init(webView: WKWebView) {
        self.webView = webView
        script = WKUserScript(
            source: BridgeScript.source(key: key), injectionTime: .atDocumentEnd, forMainFrameOnly: true)
        super.init()
        let controller = webView.configuration.userContentController
        if Self.taken[controller] != nil {
            TurboLog.shared.record(.error, "bridge", .misuse(.oneConfigurationForTwoSessions))
        }
        Self.taken[controller] = ()
        scripts.forEach(controller.addUserScript)
        addHandlers(to: controller)
    }

    func connect(to delegate: any PageBridgeDelegate) {
        self.delegate = delegate
    }

    /// The scripts of the bridge. The order is that in which a page runs those of the same time.
    private var scripts: [WKUserScript] { [script, taps, watch] }

    private func addHandlers(to controller: WKUserContentController) {
        controller.add(MessageReceiver { [weak self] in self?.delegate?.receive($0) }, name: Self.handlerName)
        controller.add(
            MessageReceiver { [weak self] in self?.receiveTap($0) }, contentWorld: TapScript.world,
            name: TapScript.handlerName)
        controller.add(
            MessageReceiver { [weak self] in self?.receiveScript($0) }, contentWorld: TapScript.world,
            name: ScriptWatch.handlerName)
    }

    /// Calls a function of the bridge script.
    ///
    /// - Parameters:
    ///   - document: the only one that obeys the call; nil for any.
    ///   - failure: called with the page's reason if the call did not work; never called otherwise.
    func call(_ call: PageCall, in document: Double?, failure: @escaping @MainActor (String) -> Void) {
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

    /// Reads a message of a page of the app's own. Any other is dropped, and logged.
    func decode(_ message: WKScriptMessage) -> PageMessage? {
        guard message.frameInfo.isMainFrame else {
            TurboLog.shared.record(.warning, "bridge", .frameMessageDropped)
            return nil
        }
        let origin = Origin(message.frameInfo.securityOrigin)
        guard let delegate, delegate.isOwn(origin) else {
            TurboLog.shared.record(.info, "bridge", .messageDropped(of: origin))
            return nil
        }
        do {
            return try PageMessage(body: message.body, key: key).asSaid(by: origin)
        } catch {
            TurboLog.shared.record(.warning, "bridge", error.description)
            return nil
        }
    }

    /// Whichever frame it comes from: each shows what the user taps.
    private func receiveTap(_ message: WKScriptMessage) {
        let isMenu = message.body as? String == TapScript.menuEvent
        delegate?.userDidTap(for: isMenu ? PageTaps.menuSeconds : PageTaps.seconds)
    }

    private func receiveScript(_ message: WKScriptMessage) {
        if let url = ScriptWatch.url(message.body) { delegate?.pageDidNotLoad(script: url) }
    }

    /// Takes handlers and scripts out of the web view, which may live on, with another session too.
    func disconnect() {
        let controller = webView.configuration.userContentController
        Self.taken[controller] = nil
        controller.removeScriptMessageHandler(forName: Self.handlerName)
        for name in [TapScript.handlerName, ScriptWatch.handlerName] {
            controller.removeScriptMessageHandler(forName: name, contentWorld: TapScript.world)
        }
        let others = controller.userScripts.filter { other in !scripts.contains { $0 === other } }
        controller.removeAllUserScripts()
        others.forEach(controller.addUserScript)
    }
}
