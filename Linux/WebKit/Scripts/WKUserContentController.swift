public import UIKit

/// The user scripts and message handlers of the web views that share it.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    /// The scripts, in the order in which they run.
    open private(set) var userScripts: [WKUserScript] = []

    private var handlers: [String: any WKScriptMessageHandler] = [:]
    /// The engine's side, one for each web view: so that a message tells which view it comes from.
    private var contents: [WeakUserContent] = []

    /// Adds a script, which runs from the next load on.
    open func addUserScript(_ userScript: WKUserScript) {
        userScripts.append(userScript)
        forEachContent { $0.add(userScript) }
    }

    /// Removes all scripts, from the next load on.
    open func removeAllUserScripts() {
        userScripts = []
        forEachContent { $0.replaceScripts(with: []) }
    }

    /// Makes `window.webkit.messageHandlers.<name>` appear in pages. The handler is retained.
    ///
    /// A name that is taken keeps its handler, and the log says so; on iOS it ends the app.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        guard handlers[name] == nil else {
            return Log.fault("a script message handler named “\(name)” exists already; the new one is ignored")
        }
        handlers[name] = scriptMessageHandler
        forEachContent { $0.register(name) }
    }

    /// Removes a handler; an unknown name isn't an error.
    open func removeScriptMessageHandler(forName name: String) {
        guard handlers.removeValue(forKey: name) != nil else { return }
        forEachContent { $0.unregister(name) }
    }

    open func removeAllScriptMessageHandlers() {
        for name in handlers.keys {
            removeScriptMessageHandler(forName: name)
        }
    }

    /// Gives a web view's content what is here, now and from now on.
    func attach(_ content: UserContent) {
        contents.removeAll { $0.content == nil }
        contents.append(WeakUserContent(content: content))
        content.replaceScripts(with: userScripts)
        for name in handlers.keys.sorted() {
            content.register(name)
        }
    }

    func deliver(_ message: WKScriptMessage) {
        handlers[message.name]?.userContentController(self, didReceive: message)
    }

    private func forEachContent(_ body: (UserContent) -> Void) {
        contents.compactMap(\.content).forEach(body)
    }
}

private struct WeakUserContent {
    weak var content: UserContent?
}
