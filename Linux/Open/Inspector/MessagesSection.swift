internal import GObjectKit

/// The section with the bridge messages between pages and app.
@MainActor
final class MessagesSection: InspectorSection {
    let title = "Messages"
    let icon = "mail-send-receive-symbolic"
    private let journal: Journal
    private let messages = RowGroup("Bridge Messages", placeholder: "None yet")

    var groups: [RowGroup] { [messages] }

    init(_ journal: Journal) {
        self.journal = journal
    }

    func update() {
        messages.update(journal.messages) { message in
            let way = message.isFromPage ? "From the page" : "To the page"
            let stack = message.stack == .modal ? ", modal" : ""
            let detail = message.detail.isEmpty ? "" : "\n\(message.detail)"
            let icon = message.isFromPage ? "go-previous-symbolic" : "go-next-symbolic"
            return Rows.row(message.name, way + stack + detail, icon: icon)
        }
    }
}
