import UIKit

/// A picture of a page at the upper left, on the colour of the page.
final class StillView: UIView {
    var picture: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let picture else { return }
            picture.frame.origin = .zero
            addSubview(picture)
        }
    }
}
