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

    func update(_ filter: RowFilter) {
        visits.show(journal.visits, filter) { visit in
            RowContent(
                title: PageLabel.of(visit.url),
                subtitle: visit.result.prefix(1).uppercased() + visit.result.dropFirst(),
                icon: visit.isFailure ? ("dialog-error-symbolic", "error") : nil)
        }
        requests.show(journal.requests, filter) { [journal] in RequestContent.of($0, journal) }
    }
}
