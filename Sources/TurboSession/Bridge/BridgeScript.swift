import Foundation

/// The script that makes the native app Turbo's adapter in each page of its own sites. Runs in the main frame, at the end
/// of the document.
@MainActor
enum BridgeScript {
    /// - Parameters:
    ///   - key: a secret that each message contains. A frame of another origin can reach the message handler, but can't
    ///     read the key.
    ///   - own: the app's own origins. The script does nothing in pages of others.
    static func source(key: String, own: OwnOrigins) -> String {
        let parts = parts.map { "\($0): \($1)" }.joined(separator: ",\n")
        return "(\(JavaScript.bridge))(\"\(key)\", \(json(own.patterns)), {\n\(parts)\n})"
    }

    private static func json(_ texts: [String]) -> String {
        do {
            return String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
        } catch {
            TurboLog.shared.log(.error, "bridge", "the app's own origins aren't JSON: \(error)")
            return "[]"
        }
    }

    private static let parts: KeyValuePairs = [
        "adapter": JavaScript.adapter, "answers": JavaScript.answers, "attributeOf": JavaScript.attributeOf,
        "entries": JavaScript.entries, "headers": JavaScript.headers, "input": JavaScript.input,
        "kept": JavaScript.kept, "links": JavaScript.links, "native": JavaScript.native,
        "offline": JavaScript.offline, "positions": JavaScript.positions, "requests": JavaScript.requests,
        "signIn": JavaScript.signIn, "signals": JavaScript.signals, "turbo": JavaScript.turbo,
        "turbolinks": JavaScript.turbolinks, "visits": JavaScript.visits,
    ]
}
