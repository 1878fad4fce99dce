internal import CGTK
internal import GObjectKit

/// The bus on which screen readers ask apps what there is.
@MainActor
final class AccessibilityBus {
    /// One object of an app: the name of its connection, and its path there.
    struct Object: Equatable, Sendable {
        let owner: String
        let path: String
    }

    /// The parent of all apps.
    static let root = Object(owner: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root")

    private let connection: GObjectReference

    init() async throws {
        let session = try await Self.finish("the session bus") { context in
            g_bus_get(G_BUS_TYPE_SESSION, nil, asyncReadyCallback, context)
        } end: {
            g_bus_get_finish($0, nil).map { GObjectReference(UnsafeMutableRawPointer($0), .adopting) }
        }
        let address = try await Self.call(
            session, Object(owner: "org.a11y.Bus", path: "/org/a11y/bus"), "org.a11y.Bus", "GetAddress")
        let flags = [G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT, G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION]
        connection = try await Self.finish("the accessibility bus") { context in
            g_dbus_connection_new_for_address(
                address[0].text, GDBusConnectionFlags(flags.reduce(0) { $0 | $1.rawValue }), nil, nil,
                asyncReadyCallback,
                context)
        } end: {
            g_dbus_connection_new_for_address_finish($0, nil).map {
                GObjectReference(UnsafeMutableRawPointer($0), .adopting)
            }
        }
    }

    /// Calls a method of an accessible object.
    func ask(_ object: Object, _ method: String) async throws -> BusValue {
        try await Self.call(connection, object, "org.a11y.atspi.Accessible", method)
    }

    func name(of object: Object) async throws -> String {
        var property = ["org.a11y.atspi.Accessible", "Name"].map { (word: String) in g_variant_new_string(word) }
        let answer = try await Self.call(
            connection, object, "org.freedesktop.DBus.Properties", "Get",
            g_variant_new_tuple(&property, gsize(property.count)))
        return answer[0].inner.text
    }

    /// Calls the handler for each event of an app: its name, its detail, the number and the text with it, and the object.
    func watch(
        _ handler: @escaping @MainActor (_ name: String, _ detail: String, Int32, _ text: String, Object) -> Void
    ) {
        let box = Unmanaged.passRetained(Watcher(handler)).toOpaque()
        g_dbus_connection_signal_subscribe(
            connection.opaque, nil, "org.a11y.atspi.Event.Object", nil, nil, nil, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, sender, path, _, name, values, context in
                guard let sender, let path, let name, let values, let context else { return }
                let watcher = Unmanaged<Watcher>.fromOpaque(context).takeUnretainedValue()
                let source = Object(owner: String(cString: sender), path: String(cString: path))
                nonisolated(unsafe) let given = values
                MainActor.assumeIsolated {
                    let value = BusValue(g_variant_ref(given))
                    watcher.handler(
                        String(cString: name), value[0].text, value[1].signed, value[3].inner.textIfAny, source)
                }
            }, box, { context in context.map { Unmanaged<Watcher>.fromOpaque($0).release() } })
    }

    // Not checked for Sendable: made and called on the main thread.
    private final class Watcher: @unchecked Sendable {
        let handler: @MainActor (String, String, Int32, String, Object) -> Void

        init(_ handler: @escaping @MainActor (String, String, Int32, String, Object) -> Void) {
            self.handler = handler
        }
    }

    struct NoReply: Error {
        let what: String
    }

    private static func call(
        _ connection: GObjectReference, _ object: Object, _ interface: String, _ method: String,
        _ arguments: OpaquePointer? = nil
    ) async throws -> BusValue {
        try await finish("\(method) of \(object)") { context in
            g_dbus_connection_call(
                connection.opaque, object.owner, object.path, interface, method, arguments, nil,
                G_DBUS_CALL_FLAGS_NONE, 20_000, nil, asyncReadyCallback, context)
        } end: { result in
            g_dbus_connection_call_finish(connection.opaque, result, nil).map { BusValue($0) }
        }
    }

    private static func finish<Value>(
        _ what: String, _ begin: (gpointer) -> Void, end: @escaping @MainActor (OpaquePointer) -> Value?
    ) async throws -> Value {
        var value: Value?
        await withCheckedContinuation { continuation in
            begin(
                asyncReadyContext { _, result in
                    value = end(result)
                    continuation.resume()
                })
        }
        guard let value else { throw NoReply(what: what) }
        return value
    }
}
