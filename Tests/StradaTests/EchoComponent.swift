import Foundation
import Strada
import TestSupport
import UIKit

/// A component that records the texts of its messages, and shows the last one as the title of its screen.
final class EchoComponent: BridgeComponent {
    struct Text: Codable {
        let text: String
    }

    static let messages = TestEvents<Message>()

    override class var name: String { "echo" }

    /// As in apps for strada-ios, whose delegate isn't optional.
    private var screen: UIViewController? { delegate.destination as? UIViewController }

    override func onReceive(message: Message) {
        Self.messages.append(message)
        guard let data: Text = message.data() else { return }
        screen?.title = data.text
    }
}
