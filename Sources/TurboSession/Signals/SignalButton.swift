import UIKit
import WebKit

/// A bar button for a signal of a page, or of one of its ready-made components. All other buttons are the app's.
package final class SignalButton: UIBarButtonItem {
    fileprivate private(set) var signal: PageSignal?
    /// The name of the component; nil for an attribute of the page.
    fileprivate var component: String?
    /// Called with the number of the element that the user has tapped.
    private var tap: @MainActor (Int) -> Void = { _ in }

    fileprivate convenience init(
        _ signal: PageSignal, of component: String?, _ tap: @escaping @MainActor (Int) -> Void
    ) {
        self.init()
        (self.component, self.tap) = (component, tap)
        if !signal.kind.isMenu {
            primaryAction = UIAction { [weak self] _ in if let self { tap(self.signal?.element.id ?? 0) } }
        }
        show(signal)
    }

    /// Changes only what is different, so that the button keeps the focus, a press and an open menu.
    fileprivate func show(_ new: PageSignal) {
        let former = signal
        signal = new
        guard former?.isLike(new) != true else { return }
        let element = new.element
        if former?.element.symbol != element.symbol { image = element.image }
        if title != element.title { (title, accessibilityLabel) = (element.title, element.title) }
        if isEnabled != element.isEnabled { isEnabled = element.isEnabled }
        if former?.element.role != element.role {
            style = element.role == .primary ? .done : .plain
            tintColor = element.role == .destructive ? .systemRed : nil
        }
        guard case .menu(let items) = new.kind else { return }
        menu = UIMenu(
            children: items.enumerated().map { place, item in
                item.action { [weak self] in self?.userDidTapItem(at: place) }
            })
    }

    private func userDidTapItem(at place: Int) {
        if case .menu(let items) = signal?.kind, items.indices.contains(place) { tap(items[place].id) }
    }

    /// Whether the button may become that of a signal: it is the same element. A component has one number for all that
    /// it shows, so there the text says it.
    fileprivate func isButton(of new: PageSignal) -> Bool {
        signal?.element.id == new.element.id && signal?.kind.isMenu == new.kind.isMenu
            && (component == nil || title == new.element.title)
    }
}

extension PageSignal.Element {
    @MainActor
    fileprivate var image: UIImage? {
        symbol.flatMap { UIImage(systemName: $0) }
    }

    @MainActor
    fileprivate func action(_ tap: @escaping @MainActor () -> Void) -> UIAction {
        var attributes: UIMenuElement.Attributes = isEnabled ? [] : .disabled
        if role == .destructive { attributes.insert(.destructive) }
        return UIAction(title: title, image: image, attributes: attributes, state: isOn ? .on : .off) { _ in tap() }
    }
}

extension UIImage {
    /// Returns a symbol; nil for one that the system doesn't have, which is logged.
    @MainActor
    package static func symbol(_ name: String) -> UIImage? {
        let image = UIImage(systemName: name)
        if image == nil { TurboLog.shared.log(.warning, "session", .symbolUnknown(name)) }
        return image
    }
}

/// The symbols in the pages of a web view that the system doesn't have. The log has each once, and only the first ones,
/// because a page may change them all the time.
@MainActor
enum UnknownSymbols {
    private static var names = WeakTable<Set<String>>()
    private static let mostNames = 20

    static func report(_ symbols: [String], in webView: WKWebView) {
        var unknown = names[webView] ?? []
        for name in symbols where unknown.count < mostNames && !unknown.contains(name) && UIImage.symbol(name) == nil {
            unknown.insert(name)
        }
        names[webView] = unknown
    }
}

extension UINavigationItem {
    /// Shows buttons for the signals of a page, in their order in the page, next to the buttons of the app: those of the
    /// app are closer to the edge.
    ///
    /// - Parameters:
    ///   - component: the name of the component whose buttons these are; nil, the default, for attributes of the page.
    ///   - tap: called with the number of the element that the user has tapped.
    func show(
        _ signals: [PageSignal], of component: String? = nil, _ tap: @escaping @MainActor (Int) -> Void
    ) {
        func items(_ former: [UIBarButtonItem]?, at side: PageSignal.Side) -> [UIBarButtonItem] {
            let buttons = (former ?? []).compactMap { $0 as? SignalButton }
            var groups = Dictionary(grouping: buttons) { $0.component ?? "" }
            let new = signals.filter { $0.side == side && !$0.kind.isSearch }
            let own = reuse(groups[component ?? ""] ?? [], for: new) { SignalButton($0, of: component, tap) }
            groups[component ?? ""] = side == .start ? own : own.reversed()
            // The order doesn't depend on what has changed last.
            return former.others + groups.sorted { $0.key < $1.key }.flatMap(\.value)
        }
        /// Returns a button for each signal: the one that it had, if any. In a page that replaces another one, the elements
        /// have new numbers.
        func reuse(
            _ former: [SignalButton], for signals: [PageSignal], orMake make: (PageSignal) -> SignalButton
        ) -> [SignalButton] {
            var rest = former
            func take(_ fits: (SignalButton) -> Bool) -> SignalButton? {
                rest.firstIndex(where: fits).map { rest.remove(at: $0) }
            }
            let same = signals.map { signal in take { $0.signal == signal } }
            return zip(signals, same).map { signal, same in
                let isLike = { (button: SignalButton) in button.signal?.isLike(signal) == true }
                let isOnlyOne = former.count(where: isLike) == 1 && signals.count { $0.isLike(signal) } == 1
                let button =
                    same ?? take { $0.isButton(of: signal) } ?? (isOnlyOne ? take(isLike) : nil) ?? make(signal)
                button.show(signal)
                return button
            }
        }
        let (start, end) = (items(leftBarButtonItems, at: .start), items(rightBarButtonItems, at: .end))
        // Otherwise they would replace the back button.
        if leftBarButtonItems.others.isEmpty { leftItemsSupplementBackButton = !start.isEmpty }
        if start != leftBarButtonItems ?? [] { leftBarButtonItems = start }
        if end != rightBarButtonItems ?? [] { rightBarButtonItems = end }
    }
}

extension Optional where Wrapped == [UIBarButtonItem] {
    /// The buttons that aren't those of a page.
    @MainActor
    package var others: [UIBarButtonItem] { (self ?? []).filter { !($0 is SignalButton) } }
}
