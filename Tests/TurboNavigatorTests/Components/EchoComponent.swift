import TestSupport
import TurboSession
import UIKit

/// A component that records its messages, for all screens in one list.
final class EchoComponent: BridgeComponent {
    struct Text: Codable, Equatable {
        var text: String
    }

    /// "/a connect hello": the screen, the event and the text of each message; "/a viewDidLoad" for appearance calls.
    static let heard = TestEvents<String>()
    static let appearances = TestEvents<String>()

    override class var name: String { "echo" }

    private weak var destination: (any BridgeDestination)?
    private var path: String { (destination as? any Visitable)?.visitableURL?.path ?? "?" }

    required init(destination: any BridgeDestination, delegate: any BridgingDelegate) {
        self.destination = destination
        super.init(destination: destination, delegate: delegate)
    }

    override func onReceive(message: BridgeMessage) {
        let text: Text? = try? message.decodedData()
        Self.heard.append("\(path) \(message.event) \(text?.text ?? "")")
    }

    override func onViewDidLoad() { Self.appearances.append("\(path) viewDidLoad") }
    override func onViewWillAppear() { Self.appearances.append("\(path) viewWillAppear") }
    override func onViewDidAppear() { Self.appearances.append("\(path) viewDidAppear") }
    override func onViewWillDisappear() { Self.appearances.append("\(path) viewWillDisappear") }
    override func onViewDidDisappear() { Self.appearances.append("\(path) viewDidDisappear") }
}
