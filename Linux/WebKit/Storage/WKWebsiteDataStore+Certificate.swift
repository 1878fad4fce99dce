internal import CWebKitGTK
package import GObjectKit
internal import UIKit

// Self-signed certificates, such as those of development servers.
extension WKWebsiteDataStore {
    /// Trusts the current certificate of a server for its host. Connects to the server synchronously.
    ///
    /// - Parameter url: a URL with the scheme `https`.
    /// - Throws: an error if the certificate can't be read.
    package func trustCertificate(of url: URL) throws {
        guard let host = url.host else { return }
        trust(try Self.certificate(host: host, port: UInt16(url.port ?? 443)), of: host)
    }

    /// Trusts a certificate for a host.
    package func trust(_ certificate: GObjectReference, of host: String) {
        webkit_network_session_allow_tls_certificate_for_host(session.opaque, certificate.cast(), host)
    }

    /// The timeout of the connection in seconds.
    private static let timeout: guint = 5

    private static func certificate(host: String, port: UInt16) throws -> GObjectReference {
        let client = GObjectReference(UnsafeMutableRawPointer(g_socket_client_new()), .adopting)
        g_socket_client_set_timeout(client.cast(), timeout)
        var error: UnsafeMutablePointer<GError>?
        guard let socket = g_socket_client_connect_to_host(client.cast(), host, port, nil, &error) else {
            throw failure(error)
        }
        let connection = GObjectReference(UnsafeMutableRawPointer(socket), .adopting)
        guard let stream = g_tls_client_connection_new(connection.cast(), nil, &error) else { throw failure(error) }
        let secure = GObjectReference(UnsafeMutableRawPointer(stream), .adopting)
        // The certificate is only read, so any is accepted. NB: GLib's handshake thread may release the connection
        // last. Handlers that are still connected would be released on that thread, where they must not.
        let handler = secure.on("accept-certificate") { _ in .handled }
        defer { secure.disconnect(handler) }
        guard g_tls_connection_handshake(secure.cast(), nil, &error) != 0,
            let certificate = g_tls_connection_get_peer_certificate(secure.cast())
        else { throw failure(error) }
        return GObjectReference(UnsafeMutableRawPointer(certificate), .retaining)
    }

    private static func failure(_ error: UnsafeMutablePointer<GError>?) -> any Error {
        error.map { GLibError(consuming: $0) } ?? URLError(.secureConnectionFailed)
    }
}
