/// The script that makes the native app Turbo's adapter in each page. Runs in the main frame, at the end of the
/// document.
enum BridgeScript {
    /// - Parameter key: a secret that each message contains. A frame of another origin can reach the message handler,
    ///   but can't read the key.
    static func source(key: String) -> String {
        let parts = parts.map { "\($0): \($1)" }.joined(separator: ",\n")
        return "(\(JavaScript.bridge))(\"\(key)\", {\n\(parts)\n})"
    }

    private static let parts: KeyValuePairs = [
        "adapter": JavaScript.adapter, "answers": JavaScript.answers, "entries": JavaScript.entries,
        "headers": JavaScript.headers, "input": JavaScript.input, "kept": JavaScript.kept, "links": JavaScript.links,
        "native": JavaScript.native, "offline": JavaScript.offline, "positions": JavaScript.positions,
        "requests": JavaScript.requests, "signIn": JavaScript.signIn, "signals": JavaScript.signals,
        "turbo": JavaScript.turbo, "turbolinks": JavaScript.turbolinks, "visits": JavaScript.visits,
    ]
}
