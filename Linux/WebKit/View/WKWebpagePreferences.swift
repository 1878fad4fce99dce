public import UIKit

/// The preferences for pages that a web view loads.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    /// The form of a page to request.
    public enum ContentMode: Int, Sendable {
        case recommended = 0
        case mobile = 1
        case desktop = 2
    }

    /// The preferred content mode. On Linux it is stored, but has no effect: WebKitGTK has only one.
    open var preferredContentMode: ContentMode = .recommended
    /// Whether the scripts of pages run.
    open var allowsContentJavaScript = true
}
