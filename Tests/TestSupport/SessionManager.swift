internal import CGTK
internal import Foundation
internal import GObjectKit

/// A made-up session manager of GNOME's on the session bus. It reports the calls of one client. It runs in a thread of
/// its own, because GTK waits for its answers on the main thread.
@MainActor
package final class SessionManager {
    /// A call of the client. The flags are GTK's: 1 is the end of the session.
    package enum Call: Equatable, Sendable {
        case register(application: String)
        case inhibit(application: String, reason: String, flags: UInt32)
        case uninhibit
        /// The answer to the question whether the session may end.
        case answer(isReady: Bool)
    }

    package let calls = TestEvents<Call>()
    private let server: Server

    /// - Parameter client: the application ID. Other programs register too, such as the accessibility bus.
    /// - Throws: if the bus can't be reached or the name is taken.
    package init(of client: String) async throws {
        server = Server(client, calls)
        let server = server
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            Thread { server.run { done.resume(with: $0) } }.start()
        }
    }

    /// Asks the client whether the session may end, as at the user's request to log out.
    package func askToEnd() {
        server.emit("QueryEndSession")
    }

    /// Takes the name off the bus.
    package func stop() {
        server.stop()
    }
}

/// The objects of the session manager, in their thread.
// Not checked for Sendable: the loop and the connection are set before `run` reports success, and both may then be used
// in any thread.
private final class Server: @unchecked Sendable {
    private static let client = "/org/gnome/SessionManager/Client1"
    private static let otherClient = "/org/gnome/SessionManager/Client2"
    private static let interfaces = """
        <node>
          <interface name="org.gnome.SessionManager">
            <method name="RegisterClient"><arg type="s" direction="in"/><arg type="s" direction="in"/>
              <arg type="o" direction="out"/></method>
            <method name="UnregisterClient"><arg type="o" direction="in"/></method>
            <method name="Inhibit"><arg type="s" direction="in"/><arg type="u" direction="in"/>
              <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="u" direction="out"/></method>
            <method name="Uninhibit"><arg type="u" direction="in"/></method>
            <property name="SessionIsActive" type="b" access="read"/>
          </interface>
          <interface name="org.gnome.SessionManager.ClientPrivate">
            <method name="EndSessionResponse"><arg type="b" direction="in"/><arg type="s" direction="in"/></method>
            <signal name="QueryEndSession"><arg type="u"/></signal>
          </interface>
        </node>
        """

    private let identifier: String
    private let calls: TestEvents<SessionManager.Call>
    private var loop: OpaquePointer?
    private var connection: OpaquePointer?

    init(_ identifier: String, _ calls: TestEvents<SessionManager.Call>) {
        self.identifier = identifier
        self.calls = calls
    }

    func run(_ started: (Result<Void, any Error>) -> Void) {
        let context = g_main_context_new()
        g_main_context_push_thread_default(context)
        loop = g_main_loop_new(context, 0)
        var error: UnsafeMutablePointer<GError>?
        guard begin(&error) else {
            let reason = error.map { GLibError(consuming: $0).message } ?? "no cause is known"
            return started(.failure(TestFailure("The session manager can't start: \(reason)")))
        }
        started(.success(()))
        g_main_loop_run(loop)
    }

    private func begin(_ error: inout UnsafeMutablePointer<GError>?) -> Bool {
        guard let address = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, nil, &error) else { return false }
        defer { g_free(address) }
        let flags = [G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT, G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION]
        connection = g_dbus_connection_new_for_address_sync(
            address, GDBusConnectionFlags(flags.reduce(0) { $0 | $1.rawValue }), nil, nil, &error)
        guard let connection, let node = g_dbus_node_info_new_for_xml(Self.interfaces, &error) else { return false }
        let objects = [("/org/gnome/SessionManager", 0), (Self.client, 1), (Self.otherClient, 1)]
        for (path, index) in objects {
            var table = GDBusInterfaceVTable()
            table.method_call = { _, _, path, _, name, values, invocation, context in
                guard let path, let name, let context else { return }
                let server = Unmanaged<Server>.fromOpaque(context).takeUnretainedValue()
                server.handle(String(cString: name), at: String(cString: path), values, invocation)
            }
            g_dbus_connection_register_object(
                connection, path, node.pointee.interfaces[index], &table, Unmanaged.passUnretained(self).toOpaque(),
                nil,
                &error)
        }
        var request = [g_variant_new_string("org.gnome.SessionManager"), g_variant_new_uint32(4)]
        let reply = g_dbus_connection_call_sync(
            connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            g_variant_new_tuple(&request, 2), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, &error)
        return reply != nil
    }

    /// Calls arrive on the main thread in their order.
    private func report(_ call: SessionManager.Call) {
        DispatchQueue.main.async { [calls] in MainActor.assumeIsolated { calls.append(call) } }
    }

    private func handle(_ name: String, at path: String, _ values: OpaquePointer?, _ invocation: OpaquePointer?) {
        func text(_ index: Int) -> String {
            String(cString: g_variant_get_string(g_variant_get_child_value(values, gsize(index)), nil))
        }
        var reply: OpaquePointer?
        switch name {
        case "RegisterClient":
            let isWanted = text(0) == identifier
            if isWanted { report(.register(application: text(0))) }
            reply = g_variant_new_object_path(isWanted ? Self.client : Self.otherClient)
        case "Inhibit":
            let flags = g_variant_get_uint32(g_variant_get_child_value(values, 3))
            report(.inhibit(application: text(0), reason: text(2), flags: flags))
            reply = g_variant_new_uint32(7)
        case "Uninhibit": report(.uninhibit)
        case "EndSessionResponse":
            let isReady = g_variant_get_boolean(g_variant_get_child_value(values, 0)) != 0
            if path == Self.client { report(.answer(isReady: isReady)) }
        default: break
        }
        var children = [reply]
        g_dbus_method_invocation_return_value(invocation, reply == nil ? nil : g_variant_new_tuple(&children, 1))
    }

    func emit(_ signal: String) {
        var values = [g_variant_new_uint32(0)]
        g_dbus_connection_emit_signal(
            connection, nil, Self.client, "org.gnome.SessionManager.ClientPrivate", signal,
            g_variant_new_tuple(&values, 1), nil)
    }

    func stop() {
        g_dbus_connection_close_sync(connection, nil, nil)
        g_main_loop_quit(loop)
    }
}
