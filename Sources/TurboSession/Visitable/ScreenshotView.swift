import UIKit

/// A view with the screenshot of a page at its upper left, on the page's background color.
final class ScreenshotView: UIView {
    private(set) var screenshot: UIView?

    func show(_ screenshot: UIView?) {
        self.screenshot?.removeFromSuperview()
        self.screenshot = screenshot
        guard let screenshot else { return }
        screenshot.frame.origin = .zero
        addSubview(screenshot)
    }

    /// Hides a picture of the app's previous run if that had another width.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard let picture = screenshot as? UIImageView else { return }
        picture.isHidden = abs(picture.frame.width - bounds.width) > 1
    }
}
