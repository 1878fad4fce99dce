import Foundation

/// The demo server's own log of requests; see `Demo/Server/lib/demo/request_log.rb`.
@MainActor
final class RequestLog {
    private let file: URL
    private var seen = 0

    init(file: URL) {
        self.file = file
    }

    /// Ignores all earlier requests.
    func clear() {
        seen = lines.count
    }

    /// The requests since then: "GET /flows/push/target 200". Excludes assets and the tour's own requests.
    var requests: [String] {
        let fields: [[Substring]] = lines.dropFirst(seen).map { $0.split(separator: " ") }
        let pages = fields.filter { $0.count > 3 && $0.last != "asset" && !isOfTheTour($0[1]) }
        return pages.map { $0.prefix(3).joined(separator: " ") }
    }

    /// Whether a request is the tour's own, a broadcast by another client, or the pages' socket.
    private func isOfTheTour(_ path: Substring) -> Bool {
        ["/up", "/cable"].contains(path) || path.hasPrefix("/broadcasts/")
    }

    private var lines: [Substring] {
        do {
            return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        } catch {
            // No request was logged yet.
            return []
        }
    }
}
