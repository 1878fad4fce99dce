import TurboNavigator
import UIKit
import WebKit

extension TurboConfig {
    /// Once, before the first navigator is made.
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
