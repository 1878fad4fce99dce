import UIKit
import WebKit

/// A view controller that shows one page (as in turbo-ios 7). Subclass it to add native views or behavior.
@preconcurrency @MainActor
open class VisitableViewController: UIViewController, Visitable {
    open weak var visitableDelegate: (any VisitableDelegate)?
    open var visitableURL: URL!

    /// Creates a view controller for a page. The page is loaded when a session visits the view controller.
    ///
    /// - Parameter url: the absolute URL of the page.
    public convenience init(url: URL) {
        self.init()
        visitableURL = url
    }

    /// The view for the page, which fills the controller's view. It exists before that view is loaded, so that a
    /// session can load the page early.
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

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        visitableDelegate?.visitableViewDidDisappear(self)
    }

    open override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { visitableDelegate?.visitableDidLeave(self) }
    }

    /// Sets the title to the page's title. If that is empty, keeps the previous title. Override this to set another
    /// title.
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
