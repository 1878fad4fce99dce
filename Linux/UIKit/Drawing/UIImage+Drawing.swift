internal import CGTK
internal import CGTKShims
import Foundation
internal import GObjectKit

// Drawing in the image of a UIGraphicsImageRenderer.
extension UIImage {
    /// Draws an icon without a color in black.
    @MainActor
    func draw(on bitmap: Bitmap, in rect: CGRect) {
        if let texture { return _ = bitmap.draw(texture, size: rect.size, in: rect) }
        guard let icon = symbol?.paintable(side: min(rect.width, rect.height)) else { return }
        bitmap.draw(icon: icon, in: rect, color: (rendering.color ?? .black).components)
    }
}

extension UIColor {
    /// The components of the color. One of the theme has those of the current scheme.
    @MainActor
    var components: GdkRGBA {
        let sample = GObjectReference(adw_bin_new())
        ViewStyle().set("color", css, on: sample)
        return tn_text_color(sample.widget)
    }
}
