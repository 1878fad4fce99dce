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
