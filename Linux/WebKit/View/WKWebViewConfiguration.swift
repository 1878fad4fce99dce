public import UIKit

/// The configuration for a new web view. The view copies it, but shares the objects in it.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
    open var userContentController = WKUserContentController()
    open var processPool = WKProcessPool()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var preferences = WKPreferences()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// The text at the end of the user agent.
    open var applicationNameForUserAgent: String?
    /// Whether media plays inline. On Linux it is stored, but has no effect: media always plays inside the page.
    open var allowsInlineMediaPlayback = false

    /// The media types that require a user action to play. The default is audio, as on iOS.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .audio

    /// The view whose page opens the window. WebKitGTK requires the new view to be created as related to it.
    weak var opener: WKWebView?
    /// The view whose process the new view shares; nil for a process of its own. It has the same data store.
    package weak var processOwner: WKWebView?

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
        copy.processOwner = processOwner
        return copy
    }
}

/// Types of media: audio, video or both.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)

    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
