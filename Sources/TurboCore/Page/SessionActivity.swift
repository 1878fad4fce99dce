import Foundation

/// An activity of a session, for tools that display or record it. The log has the same for people.
package enum SessionActivity: Sendable {
    /// A visit began. Its token identifies it in later activities.
    case visitBegan(token: Int, kind: VisitMachine.Kind, url: URL, action: VisitAction)
    /// The server redirected a visit.
    case visitRedirected(token: Int, from: URL, to: URL)
    /// A visit ended. Each visit ends exactly once.
    case visitEnded(token: Int, url: URL, VisitEnd)
    /// The page sent a message. The detail is its subject, and the payload its data as JSON; the page chooses both.
    case messageReceived(name: String, detail: String, payload: String)
    /// A function of the page was called. The payload is its arguments as JSON.
    case messageSent(name: String, detail: String, payload: String)
}

/// The data of a message, for tools that display it.
enum MessagePayload {
    /// The maximum number of characters, because a message may contain a document.
    private static let limit = 20_000

    /// The value as JSON; empty if it is no object or array.
    static func text(_ value: Any) -> String {
        guard JSONSerialization.isValidJSONObject(value) else { return "" }
        do {
            let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let data = try JSONSerialization.data(withJSONObject: value, options: options)
            return String(String(decoding: data, as: UTF8.self).prefix(limit))
        } catch {
            return ""
        }
    }
}
