import TurboNavigator
import UIKit

/// A button in the navigation bar that submits the form of the page.
final class FormComponent: BridgeComponent {
    private struct Connect: Decodable {
        let submitTitle: String
    }

    override class var name: String { "form" }

    private weak var button: UIBarButtonItem?

    override func onReceive(message: BridgeMessage) {
        switch message.event {
        case "connect": connect(message)
        case "submitEnabled": button?.isEnabled = true
        case "submitDisabled": button?.isEnabled = false
        default: break
        }
    }

    private func connect(_ message: BridgeMessage) {
        guard let data: Connect = message.data() else { return }
        let action = UIAction { [weak self] _ in self?.reply(to: "connect") }
        let button = UIBarButtonItem(title: data.submitTitle, primaryAction: action)
        screen?.setItem(button, inPlaceOf: self.button)
        self.button = button
    }
}
