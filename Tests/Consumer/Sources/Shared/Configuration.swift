import TurboNavigator
import UIKit
import WebKit

extension TurboConfig {
    /// Sets up the library. Call this once, before creating the first navigator.
    public func setUpForThisApp() {
        userAgent = "Books (Turbo Native)"
        makeCustomWebView = {
            let configuration = WKWebViewConfiguration()
            configuration.applicationNameForUserAgent = TurboConfig.shared.userAgent
            configuration.defaultWebpagePreferences?.preferredContentMode = .mobile

            let webView = RecordingWebView(frame: .zero, configuration: configuration)
            webView.allowsBackForwardNavigationGestures = false
            return webView
        }
    }
}
