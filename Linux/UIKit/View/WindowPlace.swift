internal import CGTK
internal import GObjectKit

/// The size of a window and whether it fills the screen, which the next start of the app restores.
struct WindowPlace: Equatable {
    private static let sizes = 100.0...20_000.0

    /// The size of the window while it doesn't fill the screen.
    let size: CGSize
    let isMaximized: Bool

    /// NB: GTK keeps the window's own size as the default size, also while it fills the screen.
    @MainActor
    init(of window: GObjectReference) {
        var (width, height): (Int32, Int32) = (0, 0)
        gtk_window_get_default_size(window.cast(), &width, &height)
        size = CGSize(width: Int(width), height: Int(height))
        isMaximized = gtk_window_is_maximized(window.cast()) != 0
    }

    /// Returns nil if the values of a property list aren't those of a window.
    init?(_ values: Any?) {
        guard let values = values as? [String: Any], let width = values["width"] as? Double,
            let height = values["height"] as? Double, Self.sizes.contains(width), Self.sizes.contains(height)
        else { return nil }
        size = CGSize(width: width, height: height)
        isMaximized = values["isMaximized"] as? Bool == true
    }

    var values: [String: Any] {
        ["width": Double(size.width), "height": Double(size.height), "isMaximized": isMaximized]
    }
}
