import WebKit

extension WKWebView {
    /// Takes over the delegates and settings of a web view, and removes that one from its screen.
    func takePlace(of former: WKWebView) {
        if navigationDelegate == nil, !(former.navigationDelegate is ColdBoot) {
            navigationDelegate = former.navigationDelegate
        }
        if uiDelegate == nil { uiDelegate = former.uiDelegate }
        if former.allowsBackForwardNavigationGestures { allowsBackForwardNavigationGestures = true }
        if #available(iOS 16.4, *), former.isInspectable { isInspectable = true }
        former.stopLoading()
        (former.navigationDelegate, former.uiDelegate) = (nil, nil)
        former.removeFromSuperview()
        former.scrollView.removeRefreshControl()
    }
}
