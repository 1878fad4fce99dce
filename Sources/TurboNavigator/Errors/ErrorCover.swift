import UIKit

/// Covers a screen whose visit failed with what the app shows then.
package final class ErrorCover: UIView {
    /// Covers a screen with a view of the app's own, in the same place.
    package static func show(custom content: UIView, on visitable: any Visitable) {
        guard let container = visitable.visitableView else { return }
        remove(from: visitable)
        let cover = ErrorCover(frame: container.bounds)
        cover.backgroundColor = .systemBackground
        content.frame = cover.bounds
        for view in [cover, content] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        // Whoever listens to the screen hears what it says.
        if container.window != nil { UIAccessibility.post(notification: .screenChanged, argument: content) }
        cover.addSubview(content)
        container.addSubview(cover)
    }

    /// What covers a screen; nil for nothing.
    package static func over(_ visitable: any Visitable) -> ErrorCover? {
        visitable.visitableView?.subviews.compactMap { $0 as? ErrorCover }.first
    }

    /// Uncovers a screen.
    package static func remove(from visitable: any Visitable) {
        visitable.visitableView?.subviews.filter { $0 is ErrorCover }.forEach { $0.removeFromSuperview() }
    }
}
