public import UIKit

/// The preferences of a web view.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    /// Whether scripts may open windows without user interaction.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Whether a page may show an element in full screen. The default is false.
    open var isElementFullscreenEnabled = false
    open var minimumFontSize: CGFloat = 0
}
