internal import CWebKitGTK
internal import Foundation
internal import GObjectKit
package import WebKit

/// Whether there is a display, for `.enabled(if: hasDisplay)`.
package let hasDisplay: Bool =
    ProcessInfo.processInfo.environment["DISPLAY"] != nil
    || ProcessInfo.processInfo.environment["WAYLAND_DISPLAY"] != nil

/// Ends the process of a web view's page, as a crash would.
@MainActor
package func terminateWebProcess(of webView: WKWebView) {
    webkit_web_view_terminate_web_process(webView.widget.cast())
}
