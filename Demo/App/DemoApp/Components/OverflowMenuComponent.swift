import TurboNavigator
import UIKit

/// A menu in the navigation bar with the choices of the page.
final class OverflowMenuComponent: BridgeComponent {
    private struct Connect: Decodable {
        let label: String
        let items: [MenuItem]
    }

    override class var name: String { "overflow-menu" }

    private weak var button: UIBarButtonItem?

    override func onReceive(message: BridgeMessage) {
        guard message.event == "connect", let data: Connect = message.data() else { return }
        let actions = data.items.map { item in
            UIAction(title: item.title) { [weak self] _ in
                self?.reply(to: "connect", with: MenuSelection(selectedIndex: item.index))
            }
        }
        let image = UIImage(systemName: "ellipsis.circle")
        let button = UIBarButtonItem(
            title: data.label, image: image, primaryAction: nil, menu: UIMenu(children: actions))
        button.accessibilityLabel = data.label
        screen?.setItem(button, inPlaceOf: self.button)
        self.button = button
    }
}
