internal import CGTK
internal import GObjectKit

/// The connection to the session bus, if there is one.
@MainActor
final class SessionBus {
    private let connection: GObjectReference

    init?() {
        guard let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
        // NB: GLib ends the process with the bus unless told otherwise.
        g_dbus_connection_set_exit_on_close(connection, 0)
        self.connection = GObjectReference(UnsafeMutableRawPointer(connection), .adopting)
    }

    /// Calls a method of a service, which the bus starts if needed.
    func call(
        _ method: String, of service: String, at path: String, _ arguments: [BusValue]
    ) async throws -> [BusValue] {
        try await withCheckedThrowingContinuation { continuation in
            g_dbus_connection_call(
                connection.opaque, service, path, service, method, BusValue.tuple(arguments), nil,
                G_DBUS_CALL_FLAGS_NONE, -1, nil, asyncReadyCallback,
                asyncReadyContext { source, result in
                    continuation.resume(with: Result { try Self.reply(source, result) })
                })
        }
    }

    private static func reply(_ source: UnsafeMutableRawPointer?, _ result: OpaquePointer) throws -> [BusValue] {
        var error: UnsafeMutablePointer<GError>?
        guard let reply = g_dbus_connection_call_finish(source.map { OpaquePointer($0) }, result, &error) else {
            throw error.map { GLibError(consuming: $0) } ?? GLibError(domain: "", code: 0, message: "no reply")
        }
        defer { g_variant_unref(reply) }
        return BusValue.arguments(of: reply)
    }

    /// Reports the signals of a service, for as long as the process runs.
    func subscribe(to service: String, _ handler: @escaping SignalReceiver.Handler) {
        let receiver = Unmanaged.passRetained(SignalReceiver(handler)).toOpaque()
        g_dbus_connection_signal_subscribe(
            connection.opaque, service, service, nil, nil, nil, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, signal, arguments, receiver in
                guard let signal, let arguments, let receiver else { return }
                let name = String(cString: signal)
                let values = BusValue.arguments(of: arguments)
                let target = Unmanaged<SignalReceiver>.fromOpaque(receiver).takeUnretainedValue()
                MainActor.assumeIsolated { target.handler(name, values) }
            }, receiver, nil)
    }

    /// Sends a signal to everyone.
    func emit(_ signal: String, of interface: String, at path: String, _ arguments: [BusValue]) {
        g_dbus_connection_emit_signal(
            connection.opaque, nil, path, interface, signal, BusValue.tuple(arguments), nil)
    }
}

/// The receiver of a service's signals. GLib calls it on the main thread.
final class SignalReceiver: Sendable {
    typealias Handler = @MainActor @Sendable (_ signal: String, _ arguments: [BusValue]) -> Void

    let handler: Handler

    init(_ handler: @escaping Handler) {
        self.handler = handler
    }
}
