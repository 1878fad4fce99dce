import Foundation

/// The messages and calls that crossed the bridge between a session and its page.
package struct BridgeTraffic: Sendable {
    /// The names of the messages of the page.
    package var messages: [String] = []
    /// The functions of the bridge script that were called.
    package var calls: [String] = []
    /// The size of the messages, as JSON.
    package var bytesToNative = 0
    /// The size of the scripts with the calls.
    package var bytesToPage = 0
    /// The time of the first message.
    package var firstMessage: Date?

    mutating func add(message: Any) {
        let fields = message as? [String: Any] ?? [:]
        if firstMessage == nil { firstMessage = Date() }
        messages.append(fields["name"] as? String ?? "?")
        bytesToNative += Self.size(ofJSON: fields)
    }

    private static func size(ofJSON fields: [String: Any]) -> Int {
        do {
            return try JSONSerialization.data(withJSONObject: fields).count
        } catch {
            preconditionFailure("the bridge posts only texts and numbers: \(error)")
        }
    }

    /// A script of the test itself, such as a click, isn't traffic.
    mutating func add(script: String) {
        let parts = script.components(separatedBy: "window.turboNative.")
        guard parts.count > 1 else { return }
        calls.append(String(parts[1].prefix { $0 != "(" }))
        bytesToPage += script.utf8.count
    }
}
