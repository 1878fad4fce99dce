internal import CGTK
internal import GObjectKit

/// The desktop's clipboard. It can be used on any thread, as on iOS; GTK is called on the main thread.
// Has no state of its own.
open class UIPasteboard: NSObject, @unchecked Sendable {
    private static let shared = UIPasteboard()

    /// The clipboard that all apps share.
    open class var general: UIPasteboard { shared }

    /// The text. Reading it waits for the app that has copied it. Setting nil empties the clipboard.
    open var string: String? {
        get { onMainThread { Clipboard.read() } }
        set { onMainThread { Clipboard.write(newValue) } }
    }

    /// The text as a URL; nil if it isn't one.
    open var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }

    private func onMainThread<Value: Sendable>(_ body: @MainActor () -> Value) -> Value {
        if Thread.isMainThread { return MainActor.assumeIsolated(body) }
        return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    }
}

/// GTK's clipboard.
@MainActor
private enum Clipboard {
    /// The time in seconds after which another app that doesn't send its text is given up.
    private static let timeout: TimeInterval = 2

    static func write(_ text: String?) {
        guard let clipboard else { return }
        if let text {
            gdk_clipboard_set_text(clipboard, text)
        } else {
            gdk_clipboard_set_content(clipboard, nil)
        }
    }

    static func read() -> String? {
        guard let clipboard else { return nil }
        let cancellable = GObjectReference(UnsafeMutableRawPointer(g_cancellable_new()), .adopting)
        var result: (text: String?, hasEnded: Bool) = (nil, false)
        let context = asyncReadyContext { _, answer in
            let text = gdk_clipboard_read_text_finish(clipboard, answer, nil)
            result = (text.map { String(cString: $0) }, true)
            g_free(text)
        }
        gdk_clipboard_read_text_async(clipboard, cancellable.cast(), asyncReadyCallback, context)
        let end = Date().addingTimeInterval(timeout)
        // NB: the main run loop dispatches nothing of GLib's while GLib dispatches an event, so GLib's loop runs here.
        while !result.hasEnded {
            if Date() > end { g_cancellable_cancel(cancellable.cast()) }
            if g_main_context_iteration(nil, 0) == 0 { usleep(1000) }
        }
        return result.text
    }

    private static var clipboard: OpaquePointer? {
        Toolkit.start()
        return gdk_display_get_default().map { gdk_display_get_clipboard($0) }
    }
}
