internal import CGTK
internal import GObjectKit

/// The buttons that the desktop shows in the bar of a window.
@MainActor
package enum WindowButtons {
    /// Gives a desktop without buttons a layout that GTK can read. Call after GTK has started.
    ///
    /// NB: GTK 4.8 reads beyond the end of an empty layout, in every bar of the process, and may crash.
    static func follow() {
        mendLayout()
        Toolkit.settings?.on("notify::gtk-decoration-layout") { _ in
            mendLayout()
            return .unhandled
        }
    }

    private static func mendLayout() {
        guard desktopLayout.isEmpty else { return }
        Toolkit.settings?.setProperty("gtk-decoration-layout", .string) { g_value_set_string($0, ":") }
    }

    /// Returns the desktop's arrangement for a bar, with both sides even if the desktop names one.
    ///
    /// - Parameter desktop: the desktop's own arrangement.
    /// - Parameter withSizes: whether there is room for the buttons that minimize and maximize.
    /// - Parameter isMirrored: whether the app mirrors the bar. The buttons stay in their places then.
    package static func layout(of desktop: String, withSizes: Bool, isMirrored: Bool) -> String {
        var sides = desktop.split(separator: ":", omittingEmptySubsequences: false).map { side in
            side.split(separator: ",").filter { withSizes || $0 != "minimize" && $0 != "maximize" }
        }
        if sides.count == 1 { sides.append([]) }
        return (isMirrored ? sides.reversed().map { $0.reversed() } : sides).map { $0.joined(separator: ",") }
            .joined(separator: ":")
    }

    package static var desktopLayout: String {
        Toolkit.settings?.property("gtk-decoration-layout", .string) {
            g_value_get_string($0).map { String(cString: $0) }
        }
            ?? ""
    }
}
