internal import CGTK

/// The desktop's app for files, in the process of the test, on the session bus of `bin/test`.
@MainActor
package final class FileManagerStub {
    private static let name = "org.freedesktop.FileManager1"
    private static let path = "/org/freedesktop/FileManager1"
    private static let description = """
        <node><interface name='org.freedesktop.FileManager1'>
          <method name='ShowItems'><arg type='as' direction='in'/><arg type='s' direction='in'/></method>
        </interface></node>
        """

    /// The URL of each file that the app was asked to show.
    package let shown: AsyncStream<String>
    private let continuation: AsyncStream<String>.Continuation
    private let connection: OpaquePointer
    private var registration: UInt32 = 0
    private var owner: UInt32 = 0

    /// Starts the app. The bus has its name before any later call of this process.
    package init() throws {
        (shown, continuation) = AsyncStream.makeStream(of: String.self)
        // The process has a bus in bin/test only.
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil),
            let info = g_dbus_node_info_new_for_xml(Self.description, nil)
        else { throw TestFailure("there is no session bus") }
        connection = bus
        defer { g_dbus_node_info_unref(info) }
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, _, _, _, arguments, invocation, stub in
            guard let arguments, let invocation, let stub else { return }
            // Used only during this call, on the main thread.
            nonisolated(unsafe) let (values, data) = (arguments, stub)
            MainActor.assumeIsolated {
                Unmanaged<FileManagerStub>.fromOpaque(data).takeUnretainedValue().show(values)
            }
            g_dbus_method_invocation_return_value(invocation, nil)
        }
        registration = g_dbus_connection_register_object(
            connection, Self.path, info.pointee.interfaces[0], &table, Unmanaged.passUnretained(self).toOpaque(), nil,
            nil)
        owner = g_bus_own_name_on_connection(connection, Self.name, G_BUS_NAME_OWNER_FLAGS_NONE, nil, nil, nil, nil)
    }

    package func end() {
        g_bus_unown_name(owner)
        g_dbus_connection_unregister_object(connection, registration)
        g_object_unref(UnsafeMutableRawPointer(connection))
    }

    private func show(_ arguments: OpaquePointer) {
        guard let list = g_variant_get_child_value(arguments, 0) else { return }
        defer { g_variant_unref(list) }
        for index in 0..<g_variant_n_children(list) {
            guard let item = g_variant_get_child_value(list, index) else { continue }
            defer { g_variant_unref(item) }
            continuation.yield(String(cString: g_variant_get_string(item, nil)))
        }
    }
}
