import UIKit
import WebKit

/// A bar button for a signal of a page, or of one of its ready-made components. All other buttons are the app's.
package final class SignalButton: UIBarButtonItem {
    fileprivate var signal: PageSignal?
    /// The name of the component; nil for an attribute of the page.
    fileprivate var component: String?

    /// - Parameter tap: called with the number of the element that the user has tapped.
    fileprivate convenience init(
        _ signal: PageSignal, of component: String?, _ tap: @escaping @MainActor (Int) -> Void
    ) {
        let element = signal.element
        let image = element.image
        if case .menu(let items) = signal.kind {
            self.init(title: element.title, image: image, menu: UIMenu(children: items.map { $0.action(tap) }))
        } else {
            self.init(primaryAction: UIAction(title: element.title, image: image) { _ in tap(element.id) })
        }
        accessibilityLabel = element.title
        (self.signal, self.component) = (signal, component)
        isEnabled = element.isEnabled
        switch element.role {
        case .plain: break
        case .primary: style = .done
        case .destructive: tintColor = .systemRed
        }
    }
}

extension PageSignal.Element {
    @MainActor
    fileprivate var image: UIImage? {
        symbol.flatMap { UIImage(systemName: $0) }
    }

    @MainActor
    fileprivate func action(_ tap: @escaping @MainActor (Int) -> Void) -> UIAction {
        var attributes: UIMenuElement.Attributes = isEnabled ? [] : .disabled
        if role == .destructive { attributes.insert(.destructive) }
        return UIAction(title: title, image: image, attributes: attributes, state: isOn ? .on : .off) { _ in tap(id) }
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
            let own = signals.filter { $0.side == side && !$0.kind.isSearch }.map { signal in
                groups[component ?? ""]?.first { $0.signal == signal } ?? SignalButton(signal, of: component, tap)
            }
            groups[component ?? ""] = side == .start ? own : own.reversed()
            // The order doesn't depend on what has changed last.
            return former.others + groups.sorted { $0.key < $1.key }.flatMap(\.value)
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
