import UIKit

/// The container of the error view over a screen whose visit failed.
package final class ErrorContainerView: UIView {
    /// Shows an error view over a screen, and replaces an existing one.
    package static func show(custom content: UIView, on visitable: any Visitable) {
        guard let container = visitable.visitableView else { return }
        remove(from: visitable)
        let errorView = ErrorContainerView(frame: container.bounds)
        errorView.backgroundColor = .systemBackground
        content.frame = errorView.bounds
        for view in [errorView, content] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        errorView.addSubview(content)
        container.addSubview(errorView)
        // Screen readers read the error view.
        if container.window != nil { UIAccessibility.post(notification: .screenChanged, argument: content) }
    }

    /// The error view over a screen; nil if there is none.
    package static func shown(on visitable: any Visitable) -> ErrorContainerView? {
        visitable.visitableView?.subviews.compactMap { $0 as? ErrorContainerView }.first
    }

    /// Removes the error view from a screen.
    package static func remove(from visitable: any Visitable) {
        visitable.visitableView?.subviews.filter { $0 is ErrorContainerView }.forEach { $0.removeFromSuperview() }
    }
}
