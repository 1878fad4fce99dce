internal import CGTK
internal import GObjectKit

/// Functions of the toolkit that all of UIKit uses.
@MainActor
package enum Toolkit {
    /// Opens the display before the first widget is created. Without a display, the process ends with a message.
    package static func start() {
        guard hasStarted else {
            FileHandle.standardError.write(
                Data("No display: set WAYLAND_DISPLAY or DISPLAY, or run under xvfb-run.\n".utf8))
            exit(1)
        }
    }

    private static let hasStarted: Bool = {
        UserLocale.use()
        guard MainLoop.start() else { return false }
        UserLocale.mirror()
        TextScale.follow()
        WindowButtons.follow()
        return true
    }()

    /// The desktop's settings, once GTK has started.
    static var settings: GObjectReference? {
        gtk_settings_get_default().map { GObjectReference(UnsafeMutableRawPointer($0), .retaining) }
    }

    /// Runs the body in a later turn of the main loop, in the order of the calls.
    package static func nextTurn(_ body: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
    }
}
