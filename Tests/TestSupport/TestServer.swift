internal import CWebKitGTK
package import Foundation
internal import GObjectKit

/// An HTTP server inside the test process, on the main run loop.
///
/// It answers on any free port, as "127.0.0.1" and as "localhost", which are two origins. What has no route is 404.
@MainActor
package final class TestServer {
    package typealias Handler = @MainActor (TestRequest) -> TestReply

    package struct StartError: Error {
        package let message: String
    }

    package private(set) var port = 0
    /// What has been asked for, in order.
    package private(set) var requests: [TestRequest] = []

    private let server: GObjectReference
    private let isSecure: Bool
    private var routes: [String: Handler] = [:]

    /// - Parameter isSecure: answers https, with a certificate that nobody trusts.
    package init(isSecure: Bool = false) throws {
        _ = MainLoop.start()
        guard let object = g_object_new_with_properties(soup_server_get_type(), 0, nil, nil) else {
            throw StartError(message: "no server object")
        }
        server = GObjectReference(UnsafeMutableRawPointer(object), .adopting)
        self.isSecure = isSecure
        if isSecure {
            let certificate = try TestCertificate.make()
            withExtendedLifetime(certificate) { soup_server_set_tls_certificate(server.cast(), certificate.cast()) }
        }
        let context = Unmanaged.passRetained(WeakServer(self)).toOpaque()
        soup_server_add_handler(server.cast(), nil, serverCallback, context) { context in
            guard let context else { return }
            Unmanaged<WeakServer>.fromOpaque(context).release()
        }
        try listen()
    }

    /// Answers a path, given without query.
    package func route(_ path: String, _ handler: @escaping Handler) {
        routes[path] = handler
    }

    /// Answers a path with a page.
    package func page(_ path: String, _ html: String) {
        route(path) { _ in .html(html) }
    }

    package func url(_ path: String, host: String = "127.0.0.1") -> URL {
        guard let url = URL(string: "\(isSecure ? "https" : "http")://\(host):\(port)\(path)") else {
            preconditionFailure("\(path) isn't the path of a URL")
        }
        return url
    }

    /// The paths that have been asked for, in order; what browsers ask for by themselves left out.
    package var paths: [String] {
        requests.map(\.path).filter { $0 != "/favicon.ico" }
    }

    package func clearRequests() {
        requests = []
    }

    /// Refuses connections from now on.
    package func stop() {
        soup_server_disconnect(server.cast())
    }

    isolated deinit {
        stop()
    }

    private func listen() throws {
        var error: UnsafeMutablePointer<GError>?
        let options = isSecure ? SOUP_SERVER_LISTEN_HTTPS : SoupServerListenOptions(rawValue: 0)
        soup_server_listen_local(server.cast(), 0, options, &error)
        if let error { throw StartError(message: GLibError(consuming: error).message) }
        let uris = soup_server_get_uris(server.cast())
        defer { g_slist_free_full(uris) { g_uri_unref(OpaquePointer($0)) } }
        port = uris.map { Int(g_uri_get_port(OpaquePointer($0.pointee.data))) } ?? 0
    }

    fileprivate func receive(_ pointer: OpaquePointer) {
        let message = ServerMessage(pointer)
        let request = TestRequest(message)
        requests.append(request)
        let reply = routes[request.path].map { $0(request) } ?? .html("<title>404</title>", status: 404)
        message.send(reply)
    }
}

/// The callback holds this, not the server.
private final class WeakServer {
    weak var server: TestServer?

    init(_ server: TestServer) {
        self.server = server
    }
}

private let serverCallback: SoupServerCallback = { _, message, _, _, context in
    guard let message, let context else { return }
    // Both pointers are used during this call only, or retained in it, on the main thread.
    nonisolated(unsafe) let call = (message: message, context: context)
    MainActor.assumeIsolated {
        Unmanaged<WeakServer>.fromOpaque(call.context).takeUnretainedValue().server?.receive(call.message)
    }
}
