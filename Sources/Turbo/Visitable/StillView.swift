import UIKit

/// A view with the screenshot of a page at its upper left, on the page's background color.
final class StillView: UIView {
    private(set) var picture: UIView?

    func show(_ picture: UIView?) {
        self.picture?.removeFromSuperview()
        self.picture = picture
        guard let picture else { return }
        picture.frame.origin = .zero
        addSubview(picture)
    }
}
