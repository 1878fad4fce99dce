import UIKit
import WebKit

/// A screen that a session can visit (as in turbo-ios 7).
///
/// `VisitableViewController` does all of it. An own one gives the session a view for the web view, a URL, and tells its
/// delegate of `viewWillAppear` and `viewDidAppear`.
@preconcurrency @MainActor
public protocol Visitable: AnyObject {
    /// The controller that is on screen; the visitable itself where it is one.
    var visitableViewController: UIViewController { get }
    /// Set by the session that visits. Hold it weakly.
    var visitableDelegate: (any VisitableDelegate)? { get set }
    /// The place for the session's web view.
    var visitableView: VisitableView! { get }
    /// The URL that was routed.
    var visitableURL: URL! { get }

    /// The page has been rendered: the time to take the title from it.
    func visitableDidRender()
    /// A visit takes longer than a snapshot would. The default shows the visitable view's own indicator.
    func showVisitableActivityIndicator()
    /// The page is shown, or the visit has ended. The default hides the visitable view's own indicator.
    func hideVisitableActivityIndicator()

    /// The session's web view has come to this screen. By default nothing happens.
    func visitableDidActivateWebView(_ webView: WKWebView)
    /// The web view is about to leave this screen. By default nothing happens.
    func visitableWillDeactivateWebView()
    /// The web view has left this screen. By default nothing happens.
    func visitableDidDeactivateWebView()
}

extension Visitable where Self: UIViewController {
    public var visitableViewController: UIViewController { self }

    /// Takes the title from the page; an empty one keeps the former.
    public func visitableDidRender() {
        guard let pageTitle = visitableView?.pageTitle, !pageTitle.isEmpty else { return }
        title = pageTitle
    }
}

extension Visitable {
    public func showVisitableActivityIndicator() {
        visitableView?.showActivityIndicator()
    }

    public func hideVisitableActivityIndicator() {
        visitableView?.hideActivityIndicator()
    }

    public func visitableDidActivateWebView(_ webView: WKWebView) {}
    public func visitableWillDeactivateWebView() {}
    public func visitableDidDeactivateWebView() {}

    /// Asks the session to reload the page of this screen.
    public func reloadVisitable() {
        visitableDelegate?.visitableDidRequestReload(self)
    }
}
