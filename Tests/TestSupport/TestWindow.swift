internal import CGTK
internal import CWebKitGTK
internal import GObjectKit
package import UIKit

/// A window on the test's screen, with a root controller.
@MainActor
package final class TestWindow {
    package let window: UIWindow
    private var clock: GObjectReference?
    private var painted: [SignalConnection] = []

    package init(_ rootViewController: UIViewController = UIViewController(), width: Int = 400, height: Int = 600) {
        AppIdentity.nameProcess()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.rootViewController = rootViewController
    }

    /// The view of the root controller.
    package var view: UIView? { window.rootViewController?.view }

    /// Shows the window and waits until it has been drawn.
    package func show() async {
        window.makeKeyAndVisible()
        await nextFrame()
        await nextFrame()
    }

    package func close() {
        stopWatching()
        window.isHidden = true
        window.rootViewController = nil
    }

    /// Waits until the window has been drawn once more.
    package func nextFrame() async {
        await TestSupport.nextFrame(of: window)
    }

    /// Waits, frame by frame, while something is so.
    ///
    /// - Throws: `TestFailure` if it is still so after 20 s.
    package func nextFrame(
        while isSo: @autoclosure () async throws -> Bool, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        try await TestSupport.nextFrame(of: window, while: isSo, file: file, line: line)
    }

    /// Calls the handler with a picture of the window each time it has been drawn.
    package func watch(_ handler: @escaping @MainActor (Picture) -> Void) {
        guard let clock = frameClock else { return }
        self.clock = clock
        painted.append(
            clock.on("after-paint") { [weak self] _ in
                if let self, let picture = Picture(ofWindowAround: self.window) { handler(picture) }
                return .unhandled
            })
    }

    package func stopWatching() {
        if let clock { painted.forEach(clock.disconnect) }
        painted = []
    }

    /// Whether a click at a point of the window goes to the widget of a view.
    package func isHit(_ view: UIView, x: Double, y: Double) -> Bool {
        guard let root = gtk_widget_get_root(view.widget.widget) else { return false }
        let widget = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
        return gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT) == view.widget.widget
    }

    private var frameClock: GObjectReference? {
        gtk_widget_get_frame_clock(window.widget.widget).map {
            GObjectReference(UnsafeMutableRawPointer($0), .retaining)
        }
    }
}

/// Resizes a window as a user does at its edge, and waits until it has the size, or the nearest possible one.
///
/// NB: GTK remembers the size of each allocation as the requested one. So it forgets a request while a size of the
/// window system is still to be allocated, as it is soon after the window is shown.
@MainActor
package func resize(_ window: UIWindow, to size: CGSize) async {
    let handle = window.gtkWindow
    // A page may appear before GTK has given the window its first size.
    for _ in 0..<60 where gtk_widget_get_width(handle.widget) == 0 { await nextFrame(of: window) }
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(handle.cast(), &width, &height)
    // The frame that GTK draws around the content.
    let frame = (width - Int32(window.bounds.width), height - Int32(window.bounds.height))
    for _ in 0..<30 where window.bounds.size != size {
        gtk_window_set_default_size(handle.cast(), Int32(size.width) + frame.0, Int32(size.height) + frame.1)
        await nextFrame(of: window)
    }
}

/// The title of a window on the desktop.
@MainActor
package func title(of window: UIWindow) -> String? { window.titleOnDesktop }

/// GTK's class name of the renderer of a window: "GskGLRenderer", "GskCairoRenderer".
@MainActor
package func rendererName(of window: UIWindow) -> String {
    guard let renderer = gtk_native_get_renderer(window.gtkWindow.opaque) else { return "nothing" }
    return String(
        cString: g_type_name_from_instance(
            UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self)))
}
