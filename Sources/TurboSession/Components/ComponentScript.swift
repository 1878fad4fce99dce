import Foundation

/// The page's side of the bridge between components. Runs in the main frame, at the start of the document, so that it
/// is there before the web library.
enum ComponentScript {
    static let handlerName = "bridge"

    static let source = "(\(JavaScript.components))()"

    /// Returns a script that sends the page the names of the components.
    static func setComponents(_ names: [String], at origin: Origin) throws -> String {
        try call("setComponents", names, at: origin)
    }

    /// Returns a script that delivers a message to the page.
    static func deliver(_ message: BridgeMessage, at origin: Origin) throws -> String {
        let data = try JSONSerialization.jsonObject(with: Data(message.jsonData.utf8), options: .fragmentsAllowed)
        let value: [String: Any] = [
            "id": message.id, "component": message.component, "event": message.event, "data": data,
        ]
        return try call(message.isOfNative ? "tell" : "replyWith", value, at: origin)
    }

    /// Returns a script whose value is null if the call succeeds, otherwise the error's text. The argument is passed as
    /// JSON. If the web view has loaded a page of another origin meanwhile, that page doesn't receive it.
    private static func call(_ function: String, _ argument: Any, at origin: Origin) throws -> String {
        let json = try JSONSerialization.data(withJSONObject: [argument])
        let site = try JSONSerialization.data(withJSONObject: [origin.description])
        return """
            (() => {
              try {
                if (!\(String(decoding: site, as: UTF8.self)).includes(location.origin)) throw "another origin"
                window.nativeBridge.\(function)(...\(String(decoding: json, as: UTF8.self)))
                return null
              } catch (error) { return String(error) }
            })()
            """
    }
}
