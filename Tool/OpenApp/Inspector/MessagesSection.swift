/// The section with the updates of Turbo's frames and streams, and the bridge messages between pages and app.
@MainActor
final class MessagesSection: InspectorSection {
    let title = "Messages"
    let icon = "mail-send-receive-symbolic"
    private let journal: Journal
    private let updates = RowGroup("Frames and Streams", placeholder: "None yet")
    private let messages = RowGroup("Bridge Messages", placeholder: "None yet")

    var groups: [RowGroup] { [updates, messages] }

    init(_ journal: Journal) {
        self.journal = journal
    }

    func update(_ filter: RowFilter) {
        updates.show(journal.updates, filter, Self.content)
        messages.show(journal.messages, filter, Self.content)
    }

    private static func content(_ update: JournalEntry.PageUpdate) -> RowContent {
        switch update {
        case .frame(let id, let url, let isMissing):
            let result = isMissing ? "Not in the response" : "Loaded"
            let icon = isMissing ? ("dialog-error-symbolic", "error") : ("view-dual-symbolic", "dim-label")
            return RowContent(title: "Frame \(id)", subtitle: "\(result)\n\(url)", icon: icon)
        case .stream(let action, let target, let count):
            return RowContent(
                title: "Stream \(action)", subtitle: target, icon: ("mail-forward-symbolic", "dim-label"),
                badge: count == 1 ? nil : ("× \(count)", "dim-label"))
        }
    }

    private static func content(_ message: JournalEntry.Message) -> RowContent {
        let way = message.isFromPage ? "From the page" : "To the page"
        let stack = message.stack == .modal ? ", modal" : ""
        let detail = message.detail.isEmpty ? "" : "\n\(message.detail)"
        return RowContent(
            title: message.name, subtitle: way + stack + detail,
            icon: (message.isFromPage ? "go-previous-symbolic" : "go-next-symbolic", "dim-label"),
            details: { [.text("Payload", message.payload.isEmpty ? "None" : message.payload)] })
    }
}
