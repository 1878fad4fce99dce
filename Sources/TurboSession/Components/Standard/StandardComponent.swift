import UIKit

extension [BridgeComponent.Type] {
    /// The ready-made components: button, form, menu, overflow-menu, search, share, alert and toast. They understand the
    /// messages of the public library of bridge components, and those of Hotwire Native's demo. The article "Add a bridge
    /// component" lists them.
    ///
    ///     BridgeComponents.register(.standard)
    ///
    /// A component of the app that is registered with them replaces the one with the same name.
    @preconcurrency @MainActor
    public static var standard: [BridgeComponent.Type] {
        [
            ButtonComponent.self, FormComponent.self, MenuComponent.self, OverflowMenuComponent.self,
            SearchComponent.self, ShareComponent.self, AlertComponent.self, ToastComponent.self,
        ]
    }
}

/// A ready-made component. Its controls are those of signals; a tap replies to the message that asked for the control.
class StandardComponent: BridgeComponent {
    /// The screen; nil once it is deallocated.
    var screen: UIViewController? { delegate?.destination as? UIViewController }

    /// The page was replaced by one that hasn't asked for a control.
    func pageIsWithoutControl() {}

    /// Presents a dialog over the page, unless another one is open.
    func present(_ dialog: UIAlertController) {
        guard let screen, screen.viewIfLoaded?.window != nil, screen.presenter.presentedViewController == nil else {
            logComponents(.info, "\(Self.name): a dialog was dropped, because it can't be seen now")
            return
        }
        screen.presenter.present(dialog, animated: true)
    }
}

/// What a page sends for a control. Libraries and apps have given one thing several names.
struct ControlData: Decodable {
    struct Item: Decodable {
        let title: String
        /// The number that the page expects; nil for the item's place.
        let index: Int?
        let iosImage: String?
        let destructive: Bool?
    }

    struct Source: Decodable {
        let x, y, width, height: Double

        /// The place in the web view, whose bars cover the page's first points on iOS.
        @MainActor
        func frame(in scrollView: UIScrollView) -> CGRect {
            let insets = scrollView.adjustedContentInset
            return CGRect(x: insets.left + x, y: insets.top + y, width: width, height: height)
        }
    }

    private let title: String?
    private let submitTitle: String?
    private let label: String?
    private let iosImage: String?
    private let image: String?
    private let side: String?
    let items: [Item]?
    let url: String?
    private let placeholder: String?
    /// The place of the element in the page.
    let source: Source?

    var name: String? { (title ?? submitTitle ?? label).flatMap(\.controlText) }
    var symbol: String? { (iosImage ?? image).flatMap(\.controlText) }
    var isAtStart: Bool { side == "left" }
    var prompt: String { placeholder?.controlText ?? "…" }
    /// The items of a menu, each with its number.
    var choices: [PageSignal.Element] {
        (items ?? []).prefix(PageSignal.maximumItems).enumerated().compactMap { place, item in
            guard let title = item.title.controlText else { return nil }
            return PageSignal.Element(
                id: item.index ?? place, title: title, symbol: item.iosImage.flatMap(\.controlText),
                role: item.destructive == true ? .destructive : .plain)
        }
    }
}

extension String {
    /// The text of a page for a control; nil if it is empty.
    var controlText: String? {
        let text = DialogText.shortened(self, characters: PageSignal.maximumLength, lines: 1)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? nil : text
    }
}
