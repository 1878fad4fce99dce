internal import CWebKitGTK
package import Foundation
internal import GObjectKit
package import WebKit

/// An https server inside the test process, with a certificate that nobody trusts. It is libsoup's, since ours has no
/// TLS.
@MainActor
package final class SecureServer {
    package private(set) var port = 0
    /// The paths that have been requested, in order.
    package private(set) var requests: [String] = []

    private let server: GObjectReference
    private var certificate = TestCertificate.first
    private var pages: [String: String] = [:]

    package init() throws {
        _ = MainLoop.start()
        guard let object = g_object_new_with_properties(soup_server_get_type(), 0, nil, nil) else {
            throw TestFailure("no server object")
        }
        server = GObjectReference(UnsafeMutableRawPointer(object), .adopting)
        try use(.first)
        let context = Unmanaged.passRetained(WeakServer(self)).toOpaque()
        soup_server_add_handler(server.cast(), nil, serverCallback, context) { context in
            guard let context else { return }
            Unmanaged<WeakServer>.fromOpaque(context).release()
        }
        try listen()
    }

    /// Serves a page at a path without a query. The response to any other path is 404.
    package func page(_ path: String, _ html: String) {
        pages[path] = html
    }

    /// Makes a web view's store trust the certificate that the server has now.
    package func trust(by store: WKWebsiteDataStore, for host: String) throws {
        store.trust(try certificate.make(), of: host)
    }

    /// Replaces the certificate with another one that nobody trusts. New connections get it.
    package func renewCertificate() throws {
        try use(.renewed)
    }

    private func use(_ certificate: TestCertificate) throws {
        self.certificate = certificate
        let object = try certificate.make()
        withExtendedLifetime(object) { soup_server_set_tls_certificate(server.cast(), object.cast()) }
    }

    package func url(_ path: String, host: String = "127.0.0.1") -> URL {
        guard let url = URL(string: "https://\(host):\(port)\(path)") else {
            preconditionFailure("\(path) is not the path of a URL")
        }
        return url
    }

    isolated deinit {
        soup_server_disconnect(server.cast())
    }

    private func listen() throws {
        var error: UnsafeMutablePointer<GError>?
        soup_server_listen_local(server.cast(), 0, SOUP_SERVER_LISTEN_HTTPS, &error)
        if let error { throw TestFailure(GLibError(consuming: error).message) }
        let uris = soup_server_get_uris(server.cast())
        defer { g_slist_free_full(uris) { g_uri_unref(OpaquePointer($0)) } }
        port = uris.map { Int(g_uri_get_port(OpaquePointer($0.pointee.data))) } ?? 0
    }

    fileprivate func receive(_ pointer: OpaquePointer) {
        let message = ServerMessage(pointer)
        requests.append(message.path)
        message.send(pages[message.path])
    }
}

/// The callback holds this, not the server.
private final class WeakServer {
    weak var server: SecureServer?

    init(_ server: SecureServer) {
        self.server = server
    }
}

private let serverCallback: SoupServerCallback = { _, message, _, _, context in
    guard let message, let context else { return }
    // Both pointers are used during this call only, on the main thread.
    nonisolated(unsafe) let call = (message: message, context: context)
    MainActor.assumeIsolated {
        Unmanaged<WeakServer>.fromOpaque(call.context).takeUnretainedValue().server?.receive(call.message)
    }
}

/// One exchange of the secure server.
@MainActor
struct ServerMessage {
    private let message: OpaquePointer

    init(_ message: OpaquePointer) {
        self.message = message
    }

    var path: String { String(cString: g_uri_get_path(soup_server_message_get_uri(message))) }

    func send(_ html: String?) {
        soup_server_message_set_status(message, html == nil ? 404 : 200, nil)
        let text = html ?? "<title>404</title>"
        soup_message_headers_append(soup_server_message_get_response_headers(message), "Connection", "close")
        soup_server_message_set_response(message, "text/html", SOUP_MEMORY_COPY, text, gsize(text.utf8.count))
    }
}
