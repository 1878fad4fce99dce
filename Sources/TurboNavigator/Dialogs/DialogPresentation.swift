import UIKit

/// A presentation that a page may end at any time. UIKit refuses to dismiss what is still being presented, so it is
/// dismissed after that.
@MainActor
final class DialogPresentation {
    private weak var controller: UIViewController?
    private var isPresented = false
    /// Whether it ends with an animation; nil until it ends.
    private var endsAnimated: Bool?

    init(of controller: UIViewController, over presenter: UIViewController) {
        self.controller = controller
        presenter.present(controller, animated: true) { self.presentationDidEnd() }
    }

    func end(animated: Bool) {
        endsAnimated = animated
        if isPresented { controller?.presentingViewController?.dismiss(animated: animated) }
    }

    private func presentationDidEnd() {
        isPresented = true
        if let endsAnimated { end(animated: endsAnimated) }
    }
}
