internal import CWebKitGTK
package import UIKit

/// Resizes a window as a user does at its edge, and waits until it has the size, or the nearest possible one.
@MainActor
package func resize(_ window: UIWindow, to size: CGSize) async {
    let handle = window.gtkWindow
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(handle.cast(), &width, &height)
    // The frame that GTK draws around the content.
    let frame = (width - Int32(window.bounds.width), height - Int32(window.bounds.height))
    gtk_window_set_default_size(handle.cast(), Int32(size.width) + frame.0, Int32(size.height) + frame.1)
    for _ in 0..<30 where window.bounds.size != size { await nextFrame(of: window) }
}
