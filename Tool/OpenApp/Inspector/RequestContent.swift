import WebKit

/// The row for a request: status and duration, and its headers and bodies.
@MainActor
enum RequestContent {
    static func of(_ request: EngineRequest, _ journal: Journal) -> RowContent {
        let place = request.url.port.map { ":\($0)" } ?? ""
        let isFine = (200...399).contains(request.status ?? 0)
        return RowContent(
            title: PageLabel.of(request.url),
            subtitle: "\(request.method) · \(request.url.host ?? "")\(place) · \(request.milliseconds) ms",
            badge: (request.status.map(String.init) ?? "no response", isFine ? "dim-label" : "error"),
            details: { details(request, journal) })
    }

    private static func details(_ request: EngineRequest, _ journal: Journal) -> [RowDetail] {
        var details: [RowDetail] = [
            .text("URL", request.url.absoluteString),
            .text("Request Headers", lines(request.requestHeaders)),
        ]
        let bodies = journal.bodies(of: request)
        if let sent = bodies.sent, !sent.isEmpty { details.append(.text("Request Body", sent)) }
        details.append(.text("Response Headers", lines(request.responseHeaders)))
        if let received = bodies.received {
            details.append(.text("Response Body", received.isEmpty ? "Empty" : received))
        } else if let resource = request.resource {
            details.append(.later("Response Body") { show in resource.read { show($0 ?? "Not available") } })
        }
        return details
    }

    private static func lines(_ headers: [EngineRequest.Header]) -> String {
        headers.map { "\($0.name): \(secrets.contains($0.name.lowercased()) ? "…" : $0.value)" }.listed
    }

    /// Headers with values that sign a user in.
    private static let secrets: Set = ["authorization", "cookie", "proxy-authorization", "set-cookie", "x-csrf-token"]
}
