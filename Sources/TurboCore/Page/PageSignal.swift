import Foundation

/// A signal of a page: a native control that an element of the page asks for with its attributes. A tap on the control
/// clicks the element.
package struct PageSignal: Equatable, Sendable {
    /// The maximum number of controls of a page, of items of a menu, and of characters in a text. The script has the same
    /// ones: elements beyond them stay in the page.
    package static let maximumControls = 6
    package static let maximumItems = 30
    package static let maximumLength = 60
    /// The maximum number of characters that the user can search for.
    package static let maximumSearchLength = 1000
    /// The number of the heading that is the title, as in the script. Those of controls begin with 1.
    package static let heading = 0

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
        /// The URL that a tap offers in a share sheet, instead of clicking the element; nil for none. Only an address of
        /// the web, so that no file and no app is offered.
        package let share: URL?

        package init(
            id: Int, title: String, symbol: String? = nil, role: Role = .plain, isEnabled: Bool = true,
            isOn: Bool = false, share: URL? = nil
        ) {
            (self.id, self.title) = (id, title)
            self.share = share.flatMap { Origin($0).isWeb ? $0 : nil }
            self.symbol = symbol ?? self.share.map { _ in "square.and.arrow.up" }
            (self.role, self.isEnabled, self.isOn) = (role, isEnabled, isOn)
        }

        fileprivate var unnumbered: Element {
            Element(id: 0, title: title, symbol: symbol, role: role, isEnabled: isEnabled, isOn: isOn, share: share)
        }
    }

    package enum Kind: Equatable, Sendable {
        /// A tap clicks the element.
        case button
        /// A tap on one of these items clicks its element.
        case menu([Element])
        /// A search, whose element is the field of a form. The field has this text.
        case search(text: String)

        package var isMenu: Bool { if case .menu = self { true } else { false } }
        package var isSearch: Bool { if case .search = self { true } else { false } }
    }

    package let element: Element
    package let side: Side
    package let kind: Kind

    package init(_ element: Element, at side: Side = .end, _ kind: Kind = .button) {
        (self.element, self.side, self.kind) = (element, side, kind)
    }

    /// Whether the control of another signal is the same, but for the numbers of its elements.
    package func isLike(_ other: PageSignal) -> Bool { unnumbered == other.unnumbered }

    private var unnumbered: PageSignal {
        var kind = kind
        if case .menu(let items) = kind { kind = .menu(items.map(\.unnumbered)) }
        return PageSignal(element.unnumbered, at: side, kind)
    }

    /// The symbols of the control and of the items of its menu.
    package var symbols: [String] {
        guard case .menu(let items) = kind else { return [element].compactMap(\.symbol) }
        return ([element] + items).compactMap(\.symbol)
    }

    /// The element with this number, if a tap may act on it.
    package func tapped(_ id: Int) -> Element? {
        let elements: [Element] =
            switch kind {
            case .button: [element]
            case .menu(let items): items
            case .search: []
            }
        return elements.first { $0.id == id && $0.isEnabled }
    }
}

/// A badge that a page gives to a tab.
package struct PageBadge: Equatable, Sendable {
    /// The maximum number of badges of a page, as in the script.
    package static let maximumCount = 10

    /// The identifier of the tab; nil for the one of the page.
    package let tab: String?
    /// The text; nil removes the badge.
    package let text: String?

    /// - Parameters:
    ///   - tab: the identifier of the tab; empty for the one of the page.
    ///   - text: a number of up to four digits, which can end with "+". Zero and an empty text remove the badge.
    package init?(tab: String, text: String) {
        guard Self.isBadge(text) else { return nil }
        self.tab = tab.isEmpty ? nil : tab
        self.text = text.isEmpty || text.allSatisfy { $0 == "0" } ? nil : text
    }

    /// Whether a text can be a badge.
    package static func isBadge(_ text: String) -> Bool {
        let digits = text.hasSuffix("+") ? text.dropLast() : text[...]
        return digits.count <= 4 && digits.allSatisfy { $0.isASCII && $0.isNumber } && (!digits.isEmpty || text.isEmpty)
    }
}

/// What the server's answer to the request for a tab's badge means.
package enum BadgeAnswer: Equatable, Sendable {
    /// nil removes the badge.
    case badge(String?)
    /// The user has to sign in, and has no badge.
    case signIn
    /// What the server answers instead, for a sentence.
    case fault(String)

    package init(status: Int, text: String) {
        let badge = PageBadge(tab: "", text: text.trimmingCharacters(in: .whitespacesAndNewlines))
        switch status {
        case 300...399, 401, 403: self = .signIn
        case 200...299:
            self = badge.map { .badge($0.text) } ?? .fault("with something else than a number of up to four digits")
        default: self = .fault("with HTTP \(status)")
        }
    }
}
