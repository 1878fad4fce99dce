internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

/// The background that WebKitGTK's widget draws below a document that has none.
///
/// NB: WebKitGTK chooses white or a dark gray for each document. A color that is set replaces that of the current
/// document, and that of later light ones, so it has to be the same.
@MainActor
final class EngineBackground {
    /// The dark gray of WebKitGTK, which color.js reports too.
    private static let dark: Float = 30 / 255

    /// Whether the view below draws the background.
    var isTransparent = false {
        didSet { set() }
    }
    /// Whether WebKitGTK has chosen the dark gray for the current document.
    var isDark = false {
        didSet { if hasSet, isDark != oldValue { set() } }
    }

    private let engine: GObjectReference
    private var hasSet = false

    init(of engine: GObjectReference) {
        self.engine = engine
    }

    /// Makes WebKitGTK paint the page again by changing the background invisibly, and back.
    func repaint() {
        set(alpha: isTransparent ? 0.01 : 0.99)
        set()
    }

    private func set(alpha: Float? = nil) {
        hasSet = true
        let gray = isDark ? Self.dark : 1
        var color = GdkRGBA(red: gray, green: gray, blue: gray, alpha: alpha ?? (isTransparent ? 0 : 1))
        webkit_web_view_set_background_color(engine.cast(), &color)
    }
}
