import UIKit
import WebKit

/// Settings for all navigators of the app (document 000, "Custom configuration"). Set them before the first navigator
/// is made.
@preconcurrency @MainActor
public final class TurboConfig {
    public static let shared = TurboConfig()

    /// Added to the engine's own user agent. Keep "Turbo Native" in it: `turbo_native_app?` on the server looks for it.
    /// The default is "Turbo Native iOS", on Linux too, so that one server serves both.
    public var userAgent = "Turbo Native iOS"

    /// Makes the web view of a session. A new one each time: two sessions cannot share a web view.
    ///
    /// Set the user agent and the shared process pool on the configuration yourself.
    public lazy var makeCustomWebView: () -> WKWebView = { [unowned self] in
        WKWebView(frame: .zero, configuration: self.makeWebViewConfiguration())
    }

    /// Shares cookies between all web views.
    public let sharedProcessPool = WKProcessPool()

    init() {}

    /// A configuration with the user agent and the shared process pool.
    public func makeWebViewConfiguration() -> WKWebViewConfiguration {
        let configuration = WKWebViewConfiguration()
        configuration.applicationNameForUserAgent = userAgent
        configuration.processPool = sharedProcessPool
        return configuration
    }
}
