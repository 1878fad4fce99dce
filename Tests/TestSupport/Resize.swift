internal import CWebKitGTK
package import UIKit

/// Makes a window of another size, as its owner does at its edge, and waits until it has it or one as near as it takes.
@MainActor
package func resize(_ window: UIWindow, to size: CGSize) async {
    gtk_window_set_default_size(window.gtkWindow.cast(), Int32(size.width), Int32(size.height))
    for _ in 0..<120 where window.bounds.size != size { await nextFrame(of: window) }
}
