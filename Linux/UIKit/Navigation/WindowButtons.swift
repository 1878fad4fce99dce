internal import CGTK
internal import GObjectKit

/// The buttons that the desktop shows in the bar of a window.
@MainActor
enum WindowButtons {
    /// The desktop's arrangement without the buttons that minimize and maximize, for a bar without room for them.
    static var withoutSizes: String {
        layout.split(separator: ":", omittingEmptySubsequences: false).map { side in
            side.split(separator: ",").filter { $0 != "minimize" && $0 != "maximize" }.joined(separator: ",")
        }.joined(separator: ":")
    }

    private static var layout: String {
        Toolkit.settings?.property("gtk-decoration-layout", .string) {
            g_value_get_string($0).map { String(cString: $0) }
        }
            ?? ""
    }
}
