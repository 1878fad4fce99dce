import HotwireNative
import UIKit

/// A button in the bar that submits the page's form.
final class SubmitComponent: BridgeComponent {
    override class var name: String { "submit" }

    private struct MessageData: Decodable {
        let submitTitle: String
    }

    private var viewController: UIViewController? { delegate?.destination as? UIViewController }

    override func onReceive(message: Message) {
        guard message.event == "connect", let data: MessageData = message.data() else { return }
        let action = UIAction { [unowned self] _ in
            reply(to: "connect")
        }
        viewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: data.submitTitle, primaryAction: action)
    }
}
