internal import CGTK
internal import GObjectKit

/// The desktop's service for notifications, in the process of the test, on the session bus of `bin/test`.
@MainActor
package final class NotificationServiceStub {
    /// A call of `Notify`.
    package struct Shown: Equatable {
        package var id: UInt32
        package var title: String
        package var body: String
        package var isSilent: Bool
    }

    private static let description = """
        <node><interface name='org.freedesktop.Notifications'>
          <method name='GetCapabilities'><arg type='as' direction='out'/></method>
          <method name='Notify'>
            <arg type='s' direction='in'/><arg type='u' direction='in'/><arg type='s' direction='in'/>
            <arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='as' direction='in'/>
            <arg type='a{sv}' direction='in'/><arg type='i' direction='in'/><arg type='u' direction='out'/>
          </method>
          <method name='CloseNotification'><arg type='u' direction='in'/></method>
        </interface></node>
        """
    private static let path = "/org/freedesktop/Notifications"
    private static let name = "org.freedesktop.Notifications"

    /// Each call of `Notify`, then each number of this service that `CloseNotification` was called with.
    package let shown: AsyncStream<Shown>
    package let closed: AsyncStream<UInt32>
    private let shownContinuation: AsyncStream<Shown>.Continuation
    private let closedContinuation: AsyncStream<UInt32>.Continuation
    private let connection: OpaquePointer
    private var registration: UInt32 = 0
    private var owner: UInt32 = 0
    /// Of all services of the process: an app may still close a notification of a former one.
    private static var lastID: UInt32 = 0
    private let formerID = lastID

    /// Starts the service, and waits until it has its name.
    package init() async throws {
        (shown, shownContinuation) = AsyncStream.makeStream(of: Shown.self)
        (closed, closedContinuation) = AsyncStream.makeStream(of: UInt32.self)
        // The process has a bus in bin/test only.
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil),
            let info = g_dbus_node_info_new_for_xml(Self.description, nil)
        else { throw TestFailure("there is no session bus") }
        connection = bus
        defer { g_dbus_node_info_unref(info) }
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, _, _, method, arguments, invocation, stub in
            guard let method, let arguments, let invocation, let stub else { return }
            let name = String(cString: method)
            // Used only during this call, on the main thread.
            nonisolated(unsafe) let (values, call, data) = (arguments, invocation, stub)
            MainActor.assumeIsolated {
                Unmanaged<NotificationServiceStub>.fromOpaque(data).takeUnretainedValue()
                    .handle(name, values, call)
            }
        }
        registration = g_dbus_connection_register_object(
            connection, Self.path, info.pointee.interfaces[0], &table, Unmanaged.passUnretained(self).toOpaque(), nil,
            nil)
        await withCheckedContinuation { continuation in
            let box = Unmanaged.passRetained(Resumption(continuation)).toOpaque()
            owner = g_bus_own_name_on_connection(
                connection, Self.name, G_BUS_NAME_OWNER_FLAGS_NONE,
                { _, _, box in box.map { Unmanaged<Resumption>.fromOpaque($0).takeUnretainedValue().resume() } }, nil,
                box, { box in box.map { Unmanaged<Resumption>.fromOpaque($0).release() } })
        }
    }

    package func end() {
        g_bus_unown_name(owner)
        g_dbus_connection_unregister_object(connection, registration)
        g_object_unref(UnsafeMutableRawPointer(connection))
    }

    /// Clicks a notification, as a user does.
    package func click(_ id: UInt32) {
        emit("ActivationToken", [g_variant_new_uint32(id), g_variant_new_string("token")])
        emit("ActionInvoked", [g_variant_new_uint32(id), g_variant_new_string("default")])
        emit("NotificationClosed", [g_variant_new_uint32(id), g_variant_new_uint32(2)])
    }

    /// Dismisses a notification without a click on it.
    package func dismiss(_ id: UInt32) {
        emit("NotificationClosed", [g_variant_new_uint32(id), g_variant_new_uint32(2)])
    }

    private func emit(_ signal: String, _ arguments: [OpaquePointer?]) {
        g_dbus_connection_emit_signal(
            connection, nil, Self.path, Self.name, signal, g_variant_new_tuple(arguments, gsize(arguments.count)), nil)
    }

    private func handle(_ method: String, _ arguments: OpaquePointer, _ call: OpaquePointer) {
        var reply: OpaquePointer?
        switch method {
        case "GetCapabilities":
            let texts = ["actions", "body", "body-markup"].map { (text: String) in g_variant_new_string(text) }
            reply = Self.tuple([g_variant_new_array(nil, texts, gsize(texts.count))])
        case "Notify":
            reply = Self.tuple([g_variant_new_uint32(notify(arguments))])
        default:
            let id = Self.number(arguments, 0)
            if id > formerID { closedContinuation.yield(id) }
        }
        g_dbus_method_invocation_return_value(call, reply)
    }

    private func notify(_ arguments: OpaquePointer) -> UInt32 {
        let replaced = Self.number(arguments, 1)
        if replaced == 0 { Self.lastID += 1 }
        let id = replaced == 0 ? Self.lastID : replaced
        let hints = g_variant_get_child_value(arguments, 6)
        defer { g_variant_unref(hints) }
        let isSilent = g_variant_lookup_value(hints, "suppress-sound", nil) != nil
        shownContinuation.yield(
            Shown(id: id, title: Self.text(arguments, 3), body: Self.text(arguments, 4), isSilent: isSilent))
        return id
    }

    private static func tuple(_ values: [OpaquePointer?]) -> OpaquePointer? {
        g_variant_new_tuple(values, gsize(values.count))
    }

    private static func text(_ arguments: OpaquePointer, _ index: Int) -> String {
        let child = g_variant_get_child_value(arguments, gsize(index))
        defer { g_variant_unref(child) }
        return String(cString: g_variant_get_string(child, nil))
    }

    private static func number(_ arguments: OpaquePointer, _ index: Int) -> UInt32 {
        let child = g_variant_get_child_value(arguments, gsize(index))
        defer { g_variant_unref(child) }
        return g_variant_get_uint32(child)
    }
}

/// A continuation that is resumed once.
// Not checked for Sendable: GLib calls it on the main thread.
private final class Resumption: @unchecked Sendable {
    private var continuation: CheckedContinuation<Void, Never>?

    init(_ continuation: CheckedContinuation<Void, Never>) {
        self.continuation = continuation
    }

    func resume() {
        continuation?.resume()
        continuation = nil
    }
}
