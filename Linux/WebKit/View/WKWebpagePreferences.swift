public import UIKit

/// Settings for the pages that a web view loads.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    /// Which form of a site to ask for.
    public enum ContentMode: Int, Sendable {
        case recommended = 0
        case mobile = 1
        case desktop = 2
    }

    /// Kept, and without effect: WebKitGTK has one form only.
    open var preferredContentMode: ContentMode = .recommended
    /// Whether the scripts of pages run.
    open var allowsContentJavaScript = true
}
