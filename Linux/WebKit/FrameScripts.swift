internal import UIKit

/// The two scripts that run in every frame before those of the page, and tell which frame does something.
///
/// NB: WebKitGTK tells for neither messages nor navigations which frame they come from. In a script world of our own,
/// which pages cannot reach, the truth can be asked of the frame itself.
enum FrameScripts {
    static let world = "turbo-navigator"
    /// The name of the message handler in our world. NB: the engine's signal does not tell worlds apart, so the name is
    /// one that no handler of the app can have.
    static let relay = "relay" + UUID().uuidString.filter { $0 != "-" }

    /// In our world: reports each navigation before the engine asks for its policy, and passes messages on.
    ///
    /// The event comes from the page's world in the same frame; what it carries is a string, so nothing of the page is
    /// run here. `preventDefault` says that it has been taken.
    static let observer = """
        (() => {
            const handler = window.webkit.messageHandlers.\(relay);
            const isTop = window === window.top;
            window.navigation?.addEventListener("navigate", event => handler.postMessage({
                kind: "navigate", isTop, url: event.destination.url,
                isDownload: typeof event.downloadRequest === "string",
                staysInDocument: event.destination.sameDocument && !event.hashChange,
            }));
            window.addEventListener("\(event)", event => {
                event.preventDefault();
                handler.postMessage({ kind: "message", isTop, origin: self.origin, url: location.href, text: event.detail });
            }, true);
        })();
        """

    /// In the page's world: sends `postMessage` through the observer of its own frame.
    ///
    /// The engine's own handlers stay for `name in messageHandlers` and for what comes past this script.
    static let postMessage = """
        (() => {
            const { CustomEvent, Proxy, JSON: { stringify } } = window;
            const dispatch = window.dispatchEvent.bind(window);
            const namespace = window.webkit;
            const handlers = namespace?.messageHandlers;
            if (!handlers) return;
            const makeHandler = (name, handler) => ({
                postMessage(body) {
                    const detail = stringify([name, body]);
                    if (dispatch(new CustomEvent("\(event)", { detail, cancelable: true }))) handler.postMessage(body);
                },
            });
            const get = (_, name) => handlers[name] && makeHandler(name, handlers[name]);
            const has = (_, name) => name in handlers;
            Object.defineProperty(namespace, "messageHandlers", { value: new Proxy({}, { get, has }) });
            // NB: the engine collects `window.webkit` as soon as no script holds it, and makes it anew without what was
            // defined on it.
            Object.defineProperty(window, Symbol("webkit"), { value: namespace });
        })();
        """

    private static let event = "turbo-navigator-message"
}
