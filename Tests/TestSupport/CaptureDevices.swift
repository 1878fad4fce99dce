internal import CWebKitGTK
internal import GObjectKit
package import WebKit

/// Gives the pages of a web view a camera and a microphone that the engine imitates.
@MainActor
package func imitateCaptureDevices(for webView: WKWebView) {
    let settings = webkit_web_view_get_settings(webView.widget.cast())
    webkit_settings_set_enable_media_stream(settings, 1)
    webkit_settings_set_enable_mock_capture_devices(settings, 1)
}
