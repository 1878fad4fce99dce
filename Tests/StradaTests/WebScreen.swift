import Strada
import UIKit
import WebKit

/// A screen that passes its appearance on to the delegate of its components, as strada-ios documents it.
final class WebScreen: VisitableViewController, BridgeDestination {
    private var types: [BridgeComponent.Type] = []
    private(set) lazy var bridgeDelegate = BridgeDelegate(
        location: visitableURL.absoluteString, destination: self, componentTypes: types)

    convenience init(url: URL, _ types: [BridgeComponent.Type]) {
        self.init(url: url)
        self.types = types
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        bridgeDelegate.onViewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        bridgeDelegate.onViewWillAppear()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        bridgeDelegate.onViewDidAppear()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        bridgeDelegate.onViewWillDisappear()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        bridgeDelegate.onViewDidDisappear()
    }

    override func visitableDidActivateWebView(_ webView: WKWebView) {
        bridgeDelegate.webViewDidBecomeActive(webView)
    }

    override func visitableDidDeactivateWebView() {
        bridgeDelegate.webViewDidBecomeDeactivated()
    }
}
