import UIKit
import WebKit

/// A screen that a session can visit (as in turbo-ios 7).
///
/// `VisitableViewController` implements all of it. Your own class provides a view for the web view and a URL, and calls
/// its delegate from `viewWillAppear` and `viewDidAppear`.
@preconcurrency @MainActor
public protocol Visitable: AnyObject {
    /// The view controller of this screen: the visitable itself, if it is one.
    var visitableViewController: UIViewController { get }
    /// The session that visits this screen. The session sets it. Hold it weakly.
    var visitableDelegate: (any VisitableDelegate)? { get set }
    /// The view that contains the session's web view while this screen has it.
    var visitableView: VisitableView! { get }
    /// The URL that was routed.
    var visitableURL: URL! { get }

    /// Called when the page was rendered, and when a script has changed its title. Update the screen's title here.
    func visitableDidRender()
    /// Called when the visit has no snapshot to show, and waits for the server. The default shows the visitable view's
    /// own indicator.
    func showVisitableActivityIndicator()
    /// Called when the page is shown, or the visit has ended. The default hides the visitable view's own indicator.
    func hideVisitableActivityIndicator()

    /// Called when the web view was moved to this screen. The default does nothing.
    func visitableDidActivateWebView(_ webView: WKWebView)
    /// Called before the web view is removed from this screen. The default does nothing.
    func visitableWillDeactivateWebView()
    /// Called when the web view was removed from this screen. The default does nothing.
    func visitableDidDeactivateWebView()
}

extension Visitable where Self: UIViewController {
    public var visitableViewController: UIViewController { self }

    /// Sets the title to the page's title. If that is empty, keeps the previous title.
    public func visitableDidRender() {
        guard let pageTitle = visitableView?.pageTitle, !pageTitle.isEmpty else { return }
        title = pageTitle
    }
}

extension Visitable {
    /// Whether the screen was removed. A popped one keeps its parent until the transition ends, on iOS only if it is
    /// animated. A swipe may still be cancelled.
    package var isGone: Bool {
        let screen = visitableViewController
        guard let parent = screen.parent else {
            return screen.presentingViewController == nil && screen.viewIfLoaded?.window == nil
        }
        guard let navigation = parent as? UINavigationController, !navigation.viewControllers.contains(screen) else {
            return false
        }
        let transition = navigation.transitionCoordinator
        return transition?.isInteractive != true && transition?.isCancelled != true
    }

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
