import Turbo
import UIKit

/// A page whose title the app edits.
public class TitledViewController: VisitableViewController {
    public override func visitableDidRender() {
        title = formatTitle(visitableView.webView?.title ?? "")
    }

    func formatTitle(_ title: String) -> String {
        "Shop: \(title)"
    }
}
