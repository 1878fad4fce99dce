internal import CWebKitGTK
internal import Foundation
internal import GObjectKit

/// A server of Action Cable inside the test process: sockets of libsoup's, since ours has none. It confirms the
/// subscription to one stream of Turbo's.
@MainActor
package final class CableServer {
    /// The number of the sockets that pages have opened.
    package private(set) var connections = 0

    private let server: GObjectReference
    private var sockets: [GObjectReference] = []
    private var pings: Task<Void, any Error>?

    /// What Turbo's element subscribes to.
    private static let identifier = #"{"channel":"Turbo::StreamsChannel","signed_stream_name":"list"}"#

    /// The elements of a page that receives the stream.
    package static let source =
        "<turbo-cable-stream-source channel=Turbo::StreamsChannel signed-stream-name=list></turbo-cable-stream-source>"

    package init() throws {
        _ = MainLoop.start()
        guard let object = g_object_new_with_properties(soup_server_get_type(), 0, nil, nil) else {
            throw TestFailure("no server object")
        }
        server = GObjectReference(UnsafeMutableRawPointer(object), .adopting)
        let context = Unmanaged.passRetained(WeakCable(self)).toOpaque()
        "actioncable-v1-json".withCString { name in
            var protocols = [UnsafeMutablePointer(mutating: name), nil]
            soup_server_add_websocket_handler(server.cast(), "/cable", nil, &protocols, cableCallback, context) {
                guard let context = $0 else { return }
                Unmanaged<WeakCable>.fromOpaque(context).release()
            }
        }
        var error: UnsafeMutablePointer<GError>?
        soup_server_listen_local(server.cast(), 0, SOUP_SERVER_LISTEN_IPV4_ONLY, &error)
        if let error { throw TestFailure(GLibError(consuming: error).message) }
        // Without these, the page opens another socket.
        pings = Task { [weak self] in
            while true {
                try await Task.sleep(for: .seconds(1))
                self?.send(["type": "ping", "message": 1])
            }
        }
    }

    /// The element of the head that names the server.
    package var head: String {
        let uris = soup_server_get_uris(server.cast())
        defer { g_slist_free_full(uris) { g_uri_unref(OpaquePointer($0)) } }
        let port = uris.map { g_uri_get_port(OpaquePointer($0.pointee.data)) } ?? 0
        return "<meta name=action-cable-url content=ws://127.0.0.1:\(port)/cable>"
    }

    /// Sends the pages what they render: elements `<turbo-stream>`.
    package func broadcast(_ html: String) {
        send(["identifier": Self.identifier, "message": html])
    }

    /// Closes all sockets, as when the server is restarted.
    package func disconnect() {
        for socket in sockets { soup_websocket_connection_close(socket.opaque, 1001, nil) }
        sockets = []
    }

    package func stop() {
        pings?.cancel()
        disconnect()
        soup_server_disconnect(server.cast())
    }

    fileprivate func receive(_ socket: OpaquePointer) {
        connections += 1
        sockets.append(GObjectReference(UnsafeMutableRawPointer(socket), .retaining))
        send(["type": "welcome"])
        send(["type": "confirm_subscription", "identifier": Self.identifier])
    }

    private func send(_ message: [String: Any]) {
        guard let data = try? JSONSerialization.data(withJSONObject: message) else { return }
        let text = String(decoding: data, as: UTF8.self)
        for socket in sockets where soup_websocket_connection_get_state(socket.opaque) == SOUP_WEBSOCKET_STATE_OPEN {
            soup_websocket_connection_send_text(socket.opaque, text)
        }
    }
}

/// The callback holds this, not the server.
private final class WeakCable {
    weak var server: CableServer?

    init(_ server: CableServer) {
        self.server = server
    }
}

private let cableCallback: SoupServerWebsocketCallback = { _, _, _, socket, context in
    guard let socket, let context else { return }
    // Both pointers are used during this call only, on the main thread.
    nonisolated(unsafe) let call = (socket: socket, context: context)
    MainActor.assumeIsolated {
        Unmanaged<WeakCable>.fromOpaque(call.context).takeUnretainedValue().server?.receive(call.socket)
    }
}
