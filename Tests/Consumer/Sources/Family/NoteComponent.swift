import HotwireNative
import UIKit

/// Logs the page's messages.
final class NoteComponent: BridgeComponent {
    override class var name: String { "note" }

    private struct MessageData: Decodable {
        let noteText: String
    }

    override func onReceive(message: Message) {
        guard let data: MessageData = message.data() else { return }
        NSLog("note: \(data.noteText)")
        Task {
            try await reply(to: message.event)
        }
    }

    override func onViewDidAppear() {
        NSLog("note: appeared")
    }
}
