public import UIKit

/// Settings of a web view that pages do not choose.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    /// Whether a script may open a window without the user's doing.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Whether a page may show one of its elements on the whole screen. False by default.
    open var isElementFullscreenEnabled = false
    open var minimumFontSize: CGFloat = 0
}
