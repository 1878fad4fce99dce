import Turbo

/// What the log says of visits: which have begun, and how often each has ended.
struct VisitLedger {
    private var open: [String: Int] = [:]

    init(_ events: [TurboEvent]) {
        for event in events where event.source == "session" {
            if let visit = Self.begun(event.message) { open[visit, default: 0] += 1 }
            if let visit = Self.ended(event.message) { open[visit, default: 0] -= 1 }
        }
    }

    var hasRunning: Bool { open.values.contains { $0 > 0 } }

    /// Visits that have ended more often than they have begun.
    var endedTwice: [String] { open.filter { $0.value < 0 }.keys.sorted() }

    /// "javaScript visit 7 of http://…: advance" → "visit 7 of http://…"
    private static func begun(_ message: String) -> String? {
        guard message.hasPrefix("coldBoot visit ") || message.hasPrefix("javaScript visit "),
            let start = message.firstIndex(of: " "), let end = message.lastIndex(of: ":")
        else { return nil }
        return String(message[start..<end].dropFirst())
    }

    private static func ended(_ message: String) -> String? {
        guard message.hasPrefix("visit ") else { return nil }
        let end = [" was rendered", " was cancelled", " failed"].first { message.hasSuffix($0) }
        return end.map { String(message.dropLast($0.count)) }
    }
}
