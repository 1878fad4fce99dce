import UIKit

/// A bar button for a signal of a page. All other buttons are the app's.
package final class SignalButton: UIBarButtonItem {
    fileprivate var signal: PageSignal?

    /// - Parameter tap: called with the number of the element that the user has tapped.
    fileprivate convenience init(_ signal: PageSignal, _ tap: @escaping @MainActor (Int) -> Void) {
        let element = signal.element
        let image = element.image
        if case .menu(let items) = signal.kind {
            self.init(title: element.title, image: image, menu: UIMenu(children: items.map { $0.action(tap) }))
        } else {
            self.init(primaryAction: UIAction(title: element.title, image: image) { _ in tap(element.id) })
        }
        accessibilityLabel = element.title
        self.signal = signal
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
        symbol.flatMap(UIImage.symbol)
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

extension UINavigationItem {
    /// Shows buttons for the signals of a page, in their order in the page, next to the buttons of the app: those of the
    /// app are closer to the edge.
    ///
    /// - Parameter tap: called with the number of the element that the user has tapped.
    func show(_ signals: [PageSignal], _ tap: @escaping @MainActor (Int) -> Void) {
        let former = ((leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])).compactMap { $0 as? SignalButton }
        func buttons(at side: PageSignal.Side) -> [UIBarButtonItem] {
            signals.filter { $0.side == side && !$0.kind.isSearch }.map { signal in
                former.first { $0.signal == signal } ?? SignalButton(signal, tap)
            }
        }
        let (left, right) = (leftBarButtonItems.others, rightBarButtonItems.others)
        let (start, end) = (left + buttons(at: .start), right + buttons(at: .end).reversed())
        // Otherwise they would replace the back button.
        if left.isEmpty { leftItemsSupplementBackButton = !start.isEmpty }
        if start != leftBarButtonItems ?? [] { leftBarButtonItems = start }
        if end != rightBarButtonItems ?? [] { rightBarButtonItems = end }
    }
}

extension Optional where Wrapped == [UIBarButtonItem] {
    /// The buttons that aren't signals of a page.
    @MainActor
    package var others: [UIBarButtonItem] { (self ?? []).filter { !($0 is SignalButton) } }
}
