import Foundation

/// The page's side of the bridge between components. Runs in the main frame, at the start of the document, so that it
/// is there before the web library. The library calls what it finds here its adapter; its names are in both generations
/// of it the same: `window.Strada` before 1.2, `window.HotwireNative` since.
enum ComponentScript {
    static let handlerName = "bridge"

    static let source = #"""
        (() => {
          if (window.nativeBridge) return

          // The components of the screen; null until native has said them.
          let names = null
          // The web library, once it has its adapter.
          let library = null
          // What native says before the library is there.
          const waiting = []

          const post = (body) => window.webkit.messageHandlers.bridge.postMessage(body)
          const find = () => window.HotwireNative?.web ?? window.Strada?.web ?? null

          const connect = () => {
            const found = find()
            if (!names || !found) return
            if (found === library) return library.adapterDidUpdateSupportedComponents()
            library = found
            library.setAdapter(window.nativeBridge)
            while (waiting.length) waiting.shift()()
          }

          const whenConnected = (action) => { library ? action() : waiting.push(action) }

          window.nativeBridge = {
            // Pages written for the family's iOS apps look for it, on Linux too.
            platform: "ios",

            get supportedComponents() { return names ?? [] },
            supportsComponent(name) { return this.supportedComponents.includes(name) },

            // A message of the page.
            receive(message) { post(message) },

            setComponents(components) {
              names = components
              connect()
            },

            // An answer: the library calls back whoever sent the message.
            replyWith(message) { whenConnected(() => library.receive(message)) },

            // The page did not ask, so it has no callback for the message.
            tell(message) {
              whenConnected(() => document.dispatchEvent(new CustomEvent("native-bridge:message", { detail: message })))
            }
          }

          document.addEventListener("web-bridge:ready", connect)
          post("ready")
        })()
        """#

    /// A script that tells the page which components there are.
    static func setComponents(_ names: [String], at origin: Origin) throws -> String {
        try call("setComponents", names, at: origin)
    }

    /// A script that hands a message to the page.
    static func deliver(_ message: BridgeMessage, at origin: Origin) throws -> String {
        let data = try JSONSerialization.jsonObject(with: Data(message.jsonData.utf8), options: .fragmentsAllowed)
        let value: [String: Any] = [
            "id": message.id, "component": message.component, "event": message.event, "data": data,
        ]
        return try call(message.isOfNative ? "tell" : "replyWith", value, at: origin)
    }

    /// The script: a value of null for success, else the text of what was thrown. The argument goes to the page as
    /// JSON. A page of another site, which may have come in between, gets nothing.
    private static func call(_ function: String, _ argument: Any, at origin: Origin) throws -> String {
        let json = try JSONSerialization.data(withJSONObject: [argument])
        let site = try JSONSerialization.data(withJSONObject: [origin.description])
        return """
            (() => {
              try {
                if (!\(String(decoding: site, as: UTF8.self)).includes(location.origin)) throw "another site is there"
                window.nativeBridge.\(function)(...\(String(decoding: json, as: UTF8.self)))
                return null
              } catch (error) { return String(error) }
            })()
            """
    }
}
