import UIKit

/// A short text over the page, which disappears by itself.
final class ToastComponent: StandardComponent {
    private struct Show: Decodable {
        let message: String
    }

    override class var name: String { "toast" }

    override func onReceive(message: BridgeMessage) {
        guard message.event == "show" else { return super.onReceive(message: message) }
        guard let data: Show = message.data(), !data.message.isEmpty, let view = screen?.viewIfLoaded else { return }
        MessageView(DialogText.shortened(data.message, characters: 200, lines: 4)).show(over: view)
    }
}
