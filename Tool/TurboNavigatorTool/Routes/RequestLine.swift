import Foundation
import NavigationSimulation
import TurboCore

/// A request in a line of a log by Rails, nginx or Apache.
struct RequestLine: Sendable, Equatable {
    let verb: String
    let address: String
    /// The status of the response, or nil if the line doesn't contain it.
    let status: Int?

    /// Whether the request is for a page that exists.
    var isPage: Bool { verb == "GET" && (status ?? 200) < 400 }

    /// - Returns: nil if the line isn't a request.
    init?(_ line: String) {
        guard let request = Self.accessLog(line) ?? Self.rails(line) else { return nil }
        self = request
    }

    private init?(verb: String?, address: String?, status: Int?) {
        guard let verb, let address, let path = RouteAddress.address(of: address) else { return nil }
        (self.verb, self.address, self.status) = (verb.uppercased(), path, status)
    }

    /// Parses `"GET /posts HTTP/1.1" 200`, as nginx, Apache and Puma log it.
    private static func accessLog(_ line: String) -> RequestLine? {
        guard let end = line.range(of: " HTTP/", options: .backwards),
            let quote = line[..<end.lowerBound].lastIndex(of: "\"")
        else { return nil }
        let request = line[line.index(after: quote)..<end.lowerBound]
        let words = request.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2, words[0].allSatisfy(\.isUppercase) else { return nil }
        let after = line[end.upperBound...].split(whereSeparator: { $0 == " " || $0 == "\"" })
        return RequestLine(verb: words[0], address: words[1], status: after.dropFirst().first.flatMap { Int($0) })
    }

    /// Parses `Started GET "/posts" for 127.0.0.1`.
    private static func rails(_ line: String) -> RequestLine? {
        guard let start = line.range(of: "Started ") else { return nil }
        let parts = line[start.upperBound...].split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[2].hasPrefix(" for ") else { return nil }
        let verb = parts[0].trimmingCharacters(in: .whitespaces)
        return RequestLine(verb: verb, address: String(parts[1]), status: nil)
    }

    /// Whether a line contains details of a request that another line reports.
    static func isDetail(_ line: String) -> Bool {
        details.contains { line.contains($0) }
    }

    private static let details = [
        "Processing by ", "Parameters: ", "Completed ", "Rendered ", "Rendering ", "Redirected to ", "Sent file ", "↳ ",
        "Filter chain halted", "CACHE ", "TRANSACTION ", "[ActiveJob]", "[ActionCable]", "SELECT ", "INSERT ",
        "UPDATE ",
        "DELETE ", "Finished \"", "Successfully upgraded",
    ]
}
