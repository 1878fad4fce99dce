internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

extension WKWebView {
    /// Makes WebKitGTK's widget transparent if there is a color, which the view below draws.
    func updateBackground() {
        var color = GdkRGBA(red: 1, green: 1, blue: 1, alpha: backgroundColor == nil ? 1 : 0)
        webkit_web_view_set_background_color(engine.cast(), &color)
    }

    /// Makes WebKitGTK paint the page again by changing the background invisibly, and back.
    func repaint() {
        var color = GdkRGBA()
        webkit_web_view_get_background_color(engine.cast(), &color)
        let alpha = color.alpha
        color.alpha = alpha > 0.5 ? alpha - 0.01 : alpha + 0.01
        webkit_web_view_set_background_color(engine.cast(), &color)
        color.alpha = alpha
        webkit_web_view_set_background_color(engine.cast(), &color)
    }

    func makeScrollView() -> UIScrollView {
        let scrollView = UIScrollView(frame: bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.isUserInteractionEnabled = false
        addSubview(scrollView)
        return scrollView
    }
}
