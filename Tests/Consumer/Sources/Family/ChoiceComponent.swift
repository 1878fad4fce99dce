import HotwireNative
import UIKit

/// An action sheet with the page's choices.
final class ChoiceComponent: BridgeComponent {
    override class var name: String { "choice" }

    private struct Item: Decodable {
        let title: String
        let index: Int
    }

    private struct MessageData: Decodable {
        let title: String
        let items: [Item]
    }

    private struct Selection: Encodable {
        let selectedIndex: Int
    }

    override func onReceive(message: Message) {
        guard message.event == "display", let data: MessageData = message.data() else { return }
        let sheet = UIAlertController(title: data.title, message: nil, preferredStyle: .actionSheet)
        for item in data.items {
            sheet.addAction(
                UIAlertAction(title: item.title, style: .default) { [unowned self] _ in
                    reply(to: "display", with: Selection(selectedIndex: item.index))
                })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        if let popover = sheet.popoverPresentationController, let destination = delegate?.destination as? Visitable {
            popover.sourceView = destination.visitableView.webView
        }
        (delegate?.destination as? UIViewController)?.present(sheet, animated: true) {
            NSLog("presented: \(data.title)")
        }
    }
}
