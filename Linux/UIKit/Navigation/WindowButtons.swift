internal import CGTK
internal import GObjectKit

/// The buttons that the desktop shows in the bar of a window.
@MainActor
enum WindowButtons {
    /// Returns the desktop's arrangement for a bar.
    ///
    /// - Parameter withSizes: whether there is room for the buttons that minimize and maximize.
    /// - Parameter isMirrored: whether the app mirrors the bar. The buttons stay in their places then.
    static func layout(withSizes: Bool, isMirrored: Bool) -> String {
        let sides = desktopLayout.split(separator: ":", omittingEmptySubsequences: false).map { side in
            side.split(separator: ",").filter { withSizes || $0 != "minimize" && $0 != "maximize" }
        }
        return (isMirrored ? sides.reversed().map { $0.reversed() } : sides).map { $0.joined(separator: ",") }
            .joined(separator: ":")
    }

    private static var desktopLayout: String {
        Toolkit.settings?.property("gtk-decoration-layout", .string) {
            g_value_get_string($0).map { String(cString: $0) }
        }
            ?? ""
    }
}
