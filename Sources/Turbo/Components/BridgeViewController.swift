import UIKit
import WebKit

/// A view controller that shows one page with its bridge components. The navigator makes it where components are
/// registered; subclass it for screens of your own.
@preconcurrency @MainActor
open class BridgeViewController: VisitableViewController, BridgeDestination {
    /// The components of this screen: all that are registered, by default. Set another before the view is loaded.
    open lazy var bridgeDelegate = BridgeDelegate(
        location: visitableURL?.absoluteString ?? "", destination: self, componentTypes: BridgeComponents.types)

    open override func viewDidLoad() {
        super.viewDidLoad()
        bridgeDelegate.onViewDidLoad()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        bridgeDelegate.onViewWillAppear()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        bridgeDelegate.onViewDidAppear()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        bridgeDelegate.onViewWillDisappear()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        bridgeDelegate.onViewDidDisappear()
    }

    open override func visitableDidActivateWebView(_ webView: WKWebView) {
        super.visitableDidActivateWebView(webView)
        bridgeDelegate.webViewDidBecomeActive(webView)
    }

    open override func visitableDidDeactivateWebView() {
        super.visitableDidDeactivateWebView()
        bridgeDelegate.webViewDidBecomeDeactivated()
    }

    open func onBridgeComponentInitialized(_ component: BridgeComponent) {}
}
