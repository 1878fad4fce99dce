import UIKit

/// The picture of a page that is kept for the app's next start.
extension VisitableView {
    /// The number of pixels per point with the compression, from the best to the smallest picture.
    private static let encodings: [(scale: CGFloat, quality: CGFloat)] = [(2, 0.8), (1, 0.5)]

    /// Returns a picture of the page as it is on screen; nil while something covers it.
    func makePicture() -> RestorableScreen.Picture? {
        guard let webView, window != nil, !isShowingScreenshot else { return nil }
        return Self.encodings.lazy.compactMap { Self.picture(of: webView, $0.scale, $0.quality) }.first
    }

    private static func picture(of webView: UIView, _ scale: CGFloat, _ quality: CGFloat) -> RestorableScreen.Picture? {
        let (bounds, format) = (webView.bounds, UIGraphicsImageRendererFormat.preferred())
        format.scale = min(format.scale, scale)
        var isDrawn = false
        let data = UIGraphicsImageRenderer(bounds: bounds, format: format).jpegData(
            withCompressionQuality: quality
        ) { _ in isDrawn = webView.drawHierarchy(in: bounds, afterScreenUpdates: false) }
        return isDrawn ? RestorableScreen.Picture(data: data, width: bounds.width, height: bounds.height) : nil
    }

    /// Shows the picture of the app's previous run as the screenshot of the page.
    func showPicture(_ picture: RestorableScreen.Picture) {
        guard let image = UIImage(data: picture.data) else { return }
        let view = UIImageView(image: image)
        view.contentMode = .scaleToFill
        view.frame.size = CGSize(width: picture.width, height: picture.height)
        screenshotView.show(view)
    }
}
