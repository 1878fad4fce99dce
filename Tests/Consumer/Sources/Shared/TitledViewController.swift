import Turbo
import UIKit

/// A screen whose title the app changes.
public class TitledViewController: VisitableViewController {
    public override func visitableDidRender() {
        title = formatTitle(visitableView.webView?.title ?? "")
    }

    func formatTitle(_ title: String) -> String {
        "Shop: \(title)"
    }
}
