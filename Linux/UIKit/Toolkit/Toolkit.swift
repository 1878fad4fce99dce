internal import GObjectKit

/// What every part of the module needs of the toolkit under it.
@MainActor
package enum Toolkit {
    /// Opens the display before the first widget. Without one nothing here can work, so the process ends with a word.
    package static func start() {
        guard MainLoop.start() else {
            FileHandle.standardError.write(
                Data("No display: set WAYLAND_DISPLAY or DISPLAY, or run under xvfb-run.\n".utf8))
            exit(1)
        }
    }

    /// Runs the body in a later turn of the main loop, in the order of the calls.
    package static func nextTurn(_ body: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
    }
}
