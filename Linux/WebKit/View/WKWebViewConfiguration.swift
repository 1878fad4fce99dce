public import UIKit

/// What a web view is made with. The view copies it; the objects in it are shared.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
    open var userContentController = WKUserContentController()
    open var processPool = WKProcessPool()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var preferences = WKPreferences()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// Text at the end of the user agent.
    open var applicationNameForUserAgent: String?
    /// Kept, and without effect: media always play inside the page here.
    open var allowsInlineMediaPlayback = false

    /// What does not play before the user does something. All by default.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all

    /// The view whose page opens a window; the engine wants the new view made in relation to it.
    weak var opener: WKWebView?

    func duplicate() -> WKWebViewConfiguration {
        let copy = WKWebViewConfiguration()
        copy.userContentController = userContentController
        copy.processPool = processPool
        copy.websiteDataStore = websiteDataStore
        copy.preferences = preferences
        copy.defaultWebpagePreferences = defaultWebpagePreferences
        copy.applicationNameForUserAgent = applicationNameForUserAgent
        copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
        copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
        copy.opener = opener
        return copy
    }
}
