import UIKit

/// A question before the page continues with what the user has clicked.
final class AlertComponent: StandardComponent {
    private struct Show: Decodable {
        let title: String?
        let description: String?
        let destructive: Bool?
        let confirm: String?
        let dismiss: String?
    }

    override class var name: String { "alert" }

    override func onReceive(message: BridgeMessage) {
        guard message.event == "show" else { return super.onReceive(message: message) }
        guard let data: Show = message.data() else { return }
        let alert = UIAlertController(
            title: data.title.map { DialogText.shortened($0) },
            message: data.description.map { DialogText.shortened($0) }, preferredStyle: .alert)
        func title(_ text: String?, _ standard: BuiltInText) -> String {
            text?.controlText ?? standard.text()
        }
        let cancel = UIAlertAction(title: title(data.dismiss, .cancel), style: .cancel)
        let isDestructive = data.destructive == true
        let confirm = UIAlertAction(
            title: title(data.confirm, .ok), style: isDestructive ? .destructive : .default
        ) { [weak self] _ in self?.reply(with: message) }
        alert.addAction(cancel)
        alert.addAction(confirm)
        // The Return key must not destroy anything.
        alert.preferredAction = isDestructive ? cancel : confirm
        present(alert)
    }
}
