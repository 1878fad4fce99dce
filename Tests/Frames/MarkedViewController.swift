import TurboNavigator
import UIKit

/// A screen with marks all over its width, each black and then of the colour that its page should have. Marks and page
/// are drawn in one frame, so that a picture of the window tells whether a page is its screen's own.
final class MarkedViewController: VisitableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // The screen of a redirect has the page of the modal, in another mark: one wider than two that meet at the edge of a
        // screen that slides in.
        let black = visitableURL.path.hasSuffix("/new") ? 20.0 : 4.0
        for x in stride(from: 0.0, to: 430, by: 60) {
            add(.black, x: x, width: black)
            add(Hue(of: visitableURL).color, x: x + black, width: 10)
        }
    }

    private func add(_ color: UIColor, x: CGFloat, width: CGFloat) {
        let mark = UIView(frame: CGRect(x: x, y: 0, width: width, height: view.bounds.height))
        mark.autoresizingMask = .flexibleHeight
        mark.backgroundColor = color
        view.addSubview(mark)
    }
}
