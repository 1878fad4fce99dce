import UIKit

/// The container of the error view over a screen whose visit failed.
package final class ErrorCover: UIView {
    /// Shows an error view over a screen, and replaces an existing one.
    package static func show(custom content: UIView, on visitable: any Visitable) {
        guard let container = visitable.visitableView else { return }
        remove(from: visitable)
        let cover = ErrorCover(frame: container.bounds)
        cover.backgroundColor = .systemBackground
        content.frame = cover.bounds
        for view in [cover, content] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        // Screen readers read the error view.
        if container.window != nil { UIAccessibility.post(notification: .screenChanged, argument: content) }
        cover.addSubview(content)
        container.addSubview(cover)
    }

    /// The error view over a screen; nil if there is none.
    package static func over(_ visitable: any Visitable) -> ErrorCover? {
        visitable.visitableView?.subviews.compactMap { $0 as? ErrorCover }.first
    }

    /// Removes the error view from a screen.
    package static func remove(from visitable: any Visitable) {
        visitable.visitableView?.subviews.filter { $0 is ErrorCover }.forEach { $0.removeFromSuperview() }
    }
}
