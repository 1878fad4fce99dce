/// A color for layers. On iOS it is declared by CoreGraphics, which UIKit exports.
public final class CGColor: Sendable {
    /// The color in GTK's CSS.
    let css: String

    init(css: String) {
        self.css = css
    }
}
