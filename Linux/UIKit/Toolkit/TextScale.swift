internal import CGTK
internal import GObjectKit

/// The text scale of the desktop, such as 1.25 for GNOME's Large Text. GTK has it as the resolution of text.
enum TextScale {
    /// The scale: 1 unless the user has chosen another one.
    static var current: CGFloat { lock.withLock { scale } }
    private static let lock = NSLock()
    /// Not checked for concurrency: read and written under the lock only, because fonts are created on any thread.
    nonisolated(unsafe) private static var scale: CGFloat = 1

    /// Reads the scale, and follows its changes. Call after GTK has started.
    @MainActor
    static func follow() {
        read()
        Toolkit.settings?.on("notify::gtk-xft-dpi") { _ in
            read()
            UIApplication.shared.textScaleDidChange()
            return .unhandled
        }
    }

    @MainActor
    private static func read() {
        // 1024ths of dots per inch; -1 if the desktop sets none.
        let dots = Toolkit.settings?.property("gtk-xft-dpi", .int) { g_value_get_int($0) } ?? -1
        lock.withLock { scale = dots > 0 ? CGFloat(dots) / (96 * 1024) : 1 }
    }
}

extension UIApplication {
    /// Lays out all windows in the new scale, and informs the app.
    fileprivate func textScaleDidChange() {
        for window in windows { window.setTreeNeedsLayout() }
        post(UIContentSizeCategory.didChangeNotification)
    }
}

extension UIView {
    fileprivate func setTreeNeedsLayout() {
        setNeedsLayout()
        for view in subviews { view.setTreeNeedsLayout() }
    }
}
