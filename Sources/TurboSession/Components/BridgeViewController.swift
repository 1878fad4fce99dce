import UIKit
import WebKit

/// A view controller that shows one page with its bridge components. If components are registered, the navigator
/// creates its screens from this class. Subclass it for your own screens.
@preconcurrency @MainActor
open class BridgeViewController: VisitableViewController, BridgeDestination {
    /// The delegate with the components of this screen. By default it has all registered components. Replace it before
    /// the view is loaded.
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
