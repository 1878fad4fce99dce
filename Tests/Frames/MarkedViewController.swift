import TurboNavigator
import UIKit

/// A screen with marks across its width, each black and then in the color of its page. Marks and page are drawn in the same
/// frame, so a screenshot of the window shows whether the page belongs to the screen.
final class MarkedViewController: VisitableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // The screen of a redirect has the modal's page, so its marks are wider: wider than two marks that meet at the edge of
        // a screen that slides in.
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
