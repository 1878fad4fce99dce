import CGTK

/// Adds sources to GLib's main context, to test that they run.
enum GLibProbe {
    static func idle(_ body: @escaping @Sendable () -> Void) {
        g_idle_add(callOnce, Unmanaged.passRetained(Box(body)).toOpaque())
    }

    static func timeout(_ milliseconds: UInt32, _ body: @escaping @Sendable () -> Void) {
        g_timeout_add(milliseconds, callOnce, Unmanaged.passRetained(Box(body)).toOpaque())
    }

    /// Calls the body again until it returns false. GLib always has work meanwhile.
    static func repeatedly(_ body: @escaping @MainActor () -> Bool) {
        idle { if MainActor.assumeIsolated(body) { repeatedly(body) } }
    }

    private final class Box: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) {
            self.body = body
        }
    }

    private static let callOnce: @convention(c) (gpointer?) -> gboolean = { context in
        guard let context else { return 0 }
        Unmanaged<Box>.fromOpaque(context).takeRetainedValue().body()
        return 0
    }
}
