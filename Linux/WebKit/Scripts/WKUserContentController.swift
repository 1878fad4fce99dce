public import UIKit

/// The user scripts and message handlers of the web views that share it.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    /// The scripts, in the order in which they run.
    open private(set) var userScripts: [WKUserScript] = []

    private var handlers: [String: Handler] = [:]
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
        register(scriptMessageHandler, name, inWorld: nil)
    }

    /// Makes `window.webkit.messageHandlers.<name>` appear in the scripts of one world, and in no other. The frame of a
    /// message is not told unless the world is the page's. The handler is retained.
    ///
    /// NB: the engine does not tell worlds apart, so a name is taken in all of them.
    open func add(
        _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
    ) {
        register(scriptMessageHandler, name, inWorld: world.engineName)
    }

    /// Removes a handler; an unknown name isn't an error.
    open func removeScriptMessageHandler(forName name: String) {
        unregister(name, inWorld: nil)
    }

    /// The same for a handler of one world.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        unregister(name, inWorld: contentWorld.engineName)
    }

    open func removeAllScriptMessageHandlers() {
        for (name, handler) in handlers { unregister(name, inWorld: handler.world) }
    }

    /// Gives a web view's content what is here, now and from now on.
    func attach(_ content: UserContent) {
        contents.removeAll { $0.content == nil }
        contents.append(WeakUserContent(content: content))
        content.replaceScripts(with: userScripts)
        for (name, handler) in handlers.sorted(by: { $0.key < $1.key }) {
            content.register(name, inWorld: handler.world)
        }
    }

    /// - Parameter world: where it was posted; nil for the page's world.
    func deliver(_ message: WKScriptMessage, fromWorld world: String?) {
        guard let handler = handlers[message.name], handler.world == world else { return }
        handler.receiver.userContentController(self, didReceive: message)
    }

    private func register(_ receiver: any WKScriptMessageHandler, _ name: String, inWorld world: String?) {
        guard handlers[name] == nil else {
            return Log.fault("a script message handler named “\(name)” exists already; the new one is ignored")
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
    /// The engine's name of its world; nil for the page's.
    let world: String?
}

private struct WeakUserContent {
    weak var content: UserContent?
}
