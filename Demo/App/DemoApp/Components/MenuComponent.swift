import TurboNavigator
import UIKit

/// An action sheet with the choices of the page.
final class MenuComponent: BridgeComponent {
    private struct Display: Decodable {
        struct Source: Decodable {
            let x, y, width, height: Double
        }

        let title: String
        let items: [MenuItem]
        let source: Source
    }

    override class var name: String { "menu" }

    override func onReceive(message: BridgeMessage) {
        guard message.event == "display", let data: Display = message.data() else { return }
        let sheet = UIAlertController(title: data.title, message: nil, preferredStyle: .actionSheet)
        for item in data.items {
            sheet.addAction(
                UIAlertAction(title: item.title, style: .default) { [weak self] _ in
                    self?.reply(to: "display", with: MenuSelection(selectedIndex: item.index))
                })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        // On an iPad the action sheet points at the button in the page.
        sheet.popoverPresentationController?.sourceView = delegate?.webView
        sheet.popoverPresentationController?.sourceRect = CGRect(
            x: data.source.x, y: data.source.y, width: data.source.width, height: data.source.height)
        screen?.present(sheet, animated: true)
    }
}
