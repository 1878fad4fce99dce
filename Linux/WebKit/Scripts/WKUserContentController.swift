public import UIKit

/// The user scripts and message handlers of one or more web views.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    /// The scripts, in the order in which they run.
    open private(set) var userScripts: [WKUserScript] = []

    private var handlers: [String: Handler] = [:]
    /// WebKitGTK's counterparts, one per web view, so that the view of a message is known.
    private var contents: [WeakUserContent] = []

    /// Adds a script. It runs from the next load.
    open func addUserScript(_ userScript: WKUserScript) {
        userScripts.append(userScript)
        forEachContent { $0.add(userScript) }
    }

    /// Removes all scripts. They no longer run from the next load.
    open func removeAllUserScripts() {
        userScripts = []
        forEachContent { $0.replaceScripts(with: []) }
    }

    /// Adds `window.webkit.messageHandlers.<name>` to pages. The handler is retained.
    ///
    /// If there is a handler for the name, it stays and the error is logged; on iOS this ends the app.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        register(scriptMessageHandler, name, inWorld: nil)
    }

    /// Adds `window.webkit.messageHandlers.<name>` to the scripts of one world. The frame of its messages is unknown
    /// unless the world is the page's. The handler is retained.
    ///
    /// NB: WebKitGTK's signal is the same for all worlds, so a name can be used in only one of them.
    open func add(
        _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
    ) {
        register(scriptMessageHandler, name, inWorld: world.engineName)
    }

    /// Removes a handler. An unknown name isn't an error.
    open func removeScriptMessageHandler(forName name: String) {
        unregister(name, inWorld: nil)
    }

    /// Removes a handler of one world.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        unregister(name, inWorld: contentWorld.engineName)
    }

    open func removeAllScriptMessageHandlers() {
        for (name, handler) in handlers { unregister(name, inWorld: handler.world) }
    }

    /// Adds the scripts and handlers to a web view's content, now and after each change.
    func attach(_ content: UserContent) {
        contents.removeAll { $0.content == nil }
        contents.append(WeakUserContent(content: content))
        content.replaceScripts(with: userScripts)
        for (name, handler) in handlers.sorted(by: { $0.key < $1.key }) {
            content.register(name, inWorld: handler.world)
        }
    }

    /// - Parameter world: the world that posted the message; nil for the page's.
    func deliver(_ message: WKScriptMessage, fromWorld world: String?) {
        guard let handler = handlers[message.name], handler.world == world else { return }
        handler.receiver.userContentController(self, didReceive: message)
    }

    private func register(_ receiver: any WKScriptMessageHandler, _ name: String, inWorld world: String?) {
        guard handlers[name] == nil else {
            return Log.fault("a script message handler named “\(name)” already exists; the new one was ignored")
        }
        handlers[name] = Handler(receiver: receiver, world: world)
        forEachContent { $0.register(name, inWorld: world) }
    }

    private func unregister(_ name: String, inWorld world: String?) {
        guard let handler = handlers[name], handler.world == world else { return }
        handlers[name] = nil
        forEachContent { $0.unregister(name, inWorld: world) }
    }

    private func forEachContent(_ body: (UserContent) -> Void) {
        contents.compactMap(\.content).forEach(body)
    }
}

private struct Handler {
    let receiver: any WKScriptMessageHandler
    /// WebKitGTK's name for the world; nil for the page's.
    let world: String?
}

private struct WeakUserContent {
    weak var content: UserContent?
}
