internal import CGTK

/// The return value of a signal handler. Most signals that return a value return a boolean that means "handled".
package enum SignalResult {
    case unhandled
    case handled
}

package typealias SignalHandler = @MainActor (SignalArguments) -> SignalResult

/// A connection that can be disconnected. If it is discarded, the handler stays connected until the object is
/// finalized.
package struct SignalConnection: Sendable {
    let id: gulong
}

/// Connects a handler to a signal of an object. All signals of the project are connected by this function.
///
/// The handler is released when the object is finalized or the handler is disconnected. It must not capture the
/// object's Swift owner strongly: object → handler → owner → object would be a retain cycle.
@MainActor
@discardableResult
package func connect(
    _ object: UnsafeMutableRawPointer, _ signal: String, after: Bool = false, _ handler: @escaping SignalHandler
) -> SignalConnection {
    let box = Unmanaged.passRetained(HandlerBox(handler)).toOpaque()
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box)
    g_closure_add_finalize_notifier(closure, box) { box, _ in
        guard let box else { return }
        Unmanaged<HandlerBox>.fromOpaque(box).release()
    }
    g_closure_set_marshal(closure, marshal)
    return SignalConnection(id: g_signal_connect_closure(object, signal, closure, after ? 1 : 0))
}

extension GObjectReference {
    /// Connects a handler; see `connect(_:_:after:_:)`.
    @discardableResult
    package func on(_ signal: String, after: Bool = false, _ handler: @escaping SignalHandler) -> SignalConnection {
        connect(pointer, signal, after: after, handler)
    }

    package func disconnect(_ connection: SignalConnection) {
        g_signal_handler_disconnect(pointer, connection.id)
    }
}

// Not checked for Sendable: GLib calls it on the main thread, where the box is made and released.
private final class HandlerBox: @unchecked Sendable {
    let handler: SignalHandler

    init(_ handler: @escaping SignalHandler) {
        self.handler = handler
    }
}

/// One marshaller for all signatures: reads arguments by index, and writes the result by the return type.
private func marshal(
    _ closure: UnsafeMutablePointer<GClosure>?, _ result: UnsafeMutablePointer<GValue>?, _ count: guint,
    _ parameters: UnsafePointer<GValue>?, _ hint: gpointer?, _ data: gpointer?
) {
    guard let boxed = closure?.pointee.data, let parameters else { return }
    let box = Unmanaged<HandlerBox>.fromOpaque(boxed).takeUnretainedValue()
    // The pointer is used only during this call, which is on the main thread.
    nonisolated(unsafe) let values = parameters
    let outcome = MainActor.assumeIsolated {
        box.handler(SignalArguments(values: values, count: Int(count)))
    }
    guard let result, g_type_fundamental(result.pointee.g_type) == .boolean else { return }
    g_value_set_boolean(result, outcome == .handled ? 1 : 0)
}
