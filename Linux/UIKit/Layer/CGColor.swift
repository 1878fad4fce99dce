/// A colour as layers take it. It is CoreGraphics' on iOS, which UIKit brings along.
public final class CGColor: Sendable {
    /// As GTK's CSS writes it.
    let css: String

    init(css: String) {
        self.css = css
    }
}
