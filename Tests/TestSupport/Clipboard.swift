internal import CWebKitGTK
internal import GObjectKit
package import UIKit

/// The last copied text, on the display of a window.
@MainActor
package func clipboardText(of window: UIWindow) async throws -> String? {
    let clipboard = gtk_widget_get_clipboard(window.gtkWindow.widget)
    let text = await withCheckedContinuation { done in
        let context = asyncReadyContext { source, result in
            let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
            defer { g_free(text) }
            done.resume(returning: text.map { String(cString: $0) })
        }
        gdk_clipboard_read_text_async(clipboard, nil, asyncReadyCallback, context)
    }
    return text
}
