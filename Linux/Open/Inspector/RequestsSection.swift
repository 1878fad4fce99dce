internal import CGTK
internal import GObjectKit
import WebKit

/// The section with visits and their results, and WebKit's requests with status and duration.
@MainActor
final class RequestsSection: InspectorSection {
    let title = "Requests"
    let icon = "network-transmit-receive-symbolic"
    private let journal: Journal
    private let visits = RowGroup("Visits", placeholder: "None yet")
    private let requests = RowGroup("Requests", placeholder: "None yet")

    var groups: [RowGroup] { [visits, requests] }

    init(_ journal: Journal) {
        self.journal = journal
    }

    func update() {
        visits.update(journal.visits) { visit in
            let icon = visit.isFailure ? "dialog-error-symbolic" : nil
            let result = visit.result.prefix(1).uppercased() + visit.result.dropFirst()
            return Rows.row(PageLabel.of(visit.url), result, icon: icon, look: "error")
        }
        requests.update(journal.requests, Self.row)
    }

    private static func row(_ request: EngineRequest) -> GObjectReference {
        let place = request.url.port.map { ":\($0)" } ?? ""
        let row = Rows.row(
            PageLabel.of(request.url),
            "\(request.method) · \(request.url.host ?? "")\(place) · \(request.milliseconds) ms")
        let isFine = (200...399).contains(request.status ?? 0)
        let badge = Rows.badge(request.status.map(String.init) ?? "no response", look: isFine ? "dim-label" : "error")
        badge.attach { adw_action_row_add_suffix(row.cast(), $0) }
        return row
    }
}
