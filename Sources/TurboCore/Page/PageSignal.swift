/// A signal of a page: a native control that an element of the page asks for with its attributes. A tap on the control
/// clicks the element.
package struct PageSignal: Equatable, Sendable {
    /// The maximum number of controls of a page, of items of a menu, and of characters in a text. The script has the same
    /// ones: elements beyond them stay in the page.
    package static let maximumControls = 6
    package static let maximumItems = 30
    package static let maximumLength = 60

    package enum Side: String, Sendable {
        /// Where a line of text begins: on the left, except for languages that are written from right to left.
        case start
        case end
    }

    package enum Role: String, Sendable {
        case plain
        /// The main action of the page.
        case primary
        /// The action deletes something.
        case destructive
    }

    /// An element that a tap clicks.
    package struct Element: Equatable, Sendable {
        /// The number of the element in its document.
        package let id: Int
        package let title: String
        /// The name of the symbol that is shown instead of the title; nil for none.
        package let symbol: String?
        package let role: Role
        package let isEnabled: Bool
        /// Whether the element is the chosen one of a menu.
        package let isOn: Bool

        package init(
            id: Int, title: String, symbol: String? = nil, role: Role = .plain, isEnabled: Bool = true,
            isOn: Bool = false
        ) {
            (self.id, self.title, self.symbol) = (id, title, symbol)
            (self.role, self.isEnabled, self.isOn) = (role, isEnabled, isOn)
        }
    }

    package let element: Element
    package let side: Side
    /// The items of a menu; empty for a button.
    package let items: [Element]

    package init(_ element: Element, at side: Side = .end, items: [Element] = []) {
        (self.element, self.side, self.items) = (element, side, items)
    }

    /// Whether a tap may click the element with this number.
    func allowsTap(of id: Int) -> Bool {
        (items.isEmpty ? [element] : items).contains { $0.id == id && $0.isEnabled }
    }
}
