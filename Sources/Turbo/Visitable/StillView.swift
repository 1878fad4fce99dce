import UIKit

/// A picture of a page at the upper left, on the colour of the page.
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
