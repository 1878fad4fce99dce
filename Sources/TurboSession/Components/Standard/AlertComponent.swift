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

    private var limit = DialogLimit()

    override func onReceive(message: BridgeMessage) {
        guard message.event == "show" else { return super.onReceive(message: message) }
        guard let data: Show = message.data() else { return }
        let bridge = (delegate as? BridgeDelegate)?.bridge
        let verdict = limit.verdict(at: Date(), isTapped: bridge?.consumeTap() == true)
        guard verdict != .block else { return logComponents(.info, "alert: blocked by the user") }
        let alert = UIAlertController(
            title: data.title.map { DialogText.shortened($0) },
            message: data.description.map { DialogText.shortened($0) }, preferredStyle: .alert)
        func title(_ text: String?, _ standard: BuiltInText) -> String {
            text?.controlText ?? standard.text()
        }
        func action(
            _ title: String, _ style: UIAlertAction.Style, _ choose: @escaping @MainActor () -> Void = {}
        ) -> UIAlertAction {
            UIAlertAction(title: title, style: style) { [weak self] _ in
                self?.limit.registerDismissal(at: Date())
                choose()
            }
        }
        let cancel = action(title(data.dismiss, .cancel), .cancel)
        let isDestructive = data.destructive == true
        let confirm = action(title(data.confirm, .ok), isDestructive ? .destructive : .default) { [weak self] in
            self?.reply(with: message)
        }
        if verdict == .showWithBlockButton {
            alert.addAction(action(BuiltInText.blockDialogs.text(), .default) { [weak self] in self?.limit.block() })
        }
        alert.addAction(cancel)
        alert.addAction(confirm)
        // The Return key must not destroy anything.
        alert.preferredAction = isDestructive ? cancel : confirm
        present(alert)
    }
}
