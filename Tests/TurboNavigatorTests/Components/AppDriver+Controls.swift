import Foundation
import TestSupport
import TurboNavigator
import TurboTestSupport

/// An app with the ready-made components, whose pages have elements that send messages as web components do: one when
/// they are in the document, and `disconnect` when they leave it.
extension AppDriver {
    /// - Parameters:
    ///   - body: the content of the page at "/".
    ///   - types: the registered components, the ready-made ones by default.
    static func withControls(_ body: String, _ types: [BridgeComponent.Type] = .standard) async throws -> AppDriver {
        BridgeComponents.register(types)
        let app = try await AppDriver()
        try WebLibrary.hotwireNative.add(to: app.server)
        app.server.route("/controls.js") { _ in
            .content(Data(Control.script.utf8), type: "text/javascript", status: 200, headers: [:])
        }
        app.serveControls("/", body)
        try await app.route("/")
        // The page sends its messages when native has sent it the components, which may be later than it is rendered. They
        // arrive before the result of this script.
        try await app.run("null")
        return app
    }

    func serveControls(_ path: String, _ body: String) {
        serve(path, "<script src='/bridge.js'></script><script src='/controls.js'></script>" + body)
    }

    /// What native has replied to the page: "button right", or with data "menu connect index=1".
    func waitForReplies(_ expected: String...) async throws {
        try await wait(until: "the page has received \(expected)") { try await self.list("replies ?? []") == expected }
    }
}

/// An element that sends a message, and is clicked by the reply.
enum Control {
    static func html(_ component: String, _ event: String, _ data: String, says content: String = "") -> String {
        """
        <native-control component="\(component)" event="\(event)" data='\(data)'>\(content)</native-control>
        """
    }

    fileprivate static let script = """
        window.replies ??= []
        window.customElements.get("native-control") ?? window.customElements.define("native-control",
          class extends HTMLElement {
            connectedCallback() { this.say(this.getAttribute("event"), JSON.parse(this.getAttribute("data"))) }
            disconnectedCallback() { if (!this.hasAttribute("silent")) this.say("disconnect", {}) }
            say(event, data) {
              const component = this.getAttribute("component")
              window.HotwireNative.web.send({
                component, event, data: { metadata: { url: location.href }, ...data },
                callback: ({ data }) => {
                  const values = ["index", "selectedIndex", "query"].filter((key) => key in data)
                  replies.push([component, event, ...values.map((key) => `${key}=${data[key]}`)].join(" "))
                  this.querySelector("a, button")?.click()
                }
              })
            }
          })
        """
}
