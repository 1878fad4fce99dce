import UIKit

/// A search in the bar. The page receives the text with each change.
final class SearchComponent: StandardComponent {
    private struct Query: Encodable {
        let query: String
    }

    override class var name: String { "search" }

    /// The user's text, which stays when the page is rendered again.
    private var query = ""

    override func onReceive(message: BridgeMessage) {
        switch message.event {
        case "connect":
            guard let data: ControlData = message.data() else { return }
            show([PageSignal(PageSignal.Element(id: 0, title: data.prompt), .search(text: query))])
        case "disconnect": pageIsWithoutControl()
        default: super.onReceive(message: message)
        }
    }

    override func pageIsWithoutControl() { show([]) }

    private func show(_ signals: [PageSignal]) {
        screen?.show(search: signals, of: Self.name) { [weak self] _, text, _ in
            let query = String(text.prefix(PageSignal.maximumSearchLength))
            self?.query = query
            self?.reply(to: "connect", with: Query(query: query))
        }
    }
}
