import UIKit
import WebKit

/// A view controller that shows one page (as in turbo-ios 7). Subclass it to add to the page.
@preconcurrency @MainActor
open class VisitableViewController: UIViewController, Visitable {
    open weak var visitableDelegate: (any VisitableDelegate)?
    open var visitableURL: URL!

    /// - Parameter url: the absolute URL of the page. Nothing is loaded before a session visits this controller.
    public convenience init(url: URL) {
        self.init()
        visitableURL = url
    }

    /// Fills the view. Made with the controller, so that a session can load a page into it before the view is.
    open private(set) lazy var visitableView: VisitableView! = VisitableView(frame: .zero)

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        visitableView.frame = view.bounds
        visitableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(visitableView)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        visitableDelegate?.visitableViewWillAppear(self)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        visitableDelegate?.visitableViewDidAppear(self)
    }

    open override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { visitableDelegate?.visitableDidLeave(self) }
    }

    /// Takes the title from the page; an empty one keeps the former. Override to take it from elsewhere.
    open func visitableDidRender() {
        guard let pageTitle = visitableView.pageTitle, !pageTitle.isEmpty else { return }
        title = pageTitle
    }

    open func showVisitableActivityIndicator() {
        visitableView.showActivityIndicator()
    }

    open func hideVisitableActivityIndicator() {
        visitableView.hideActivityIndicator()
    }

    open func visitableDidActivateWebView(_ webView: WKWebView) {}
    open func visitableWillDeactivateWebView() {}
    open func visitableDidDeactivateWebView() {}
}
