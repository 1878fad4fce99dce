internal import CWebKitGTK
package import GObjectKit
internal import UIKit

// Certificates that nobody has signed, as servers in development have.
extension WKWebsiteDataStore {
    /// Trusts the certificate that a server has now, for its host. Connects to it, and waits for that.
    ///
    /// - Parameter url: with `https`.
    /// - Throws: why the server's certificate could not be read.
    package func trustCertificate(of url: URL) throws {
        guard let host = url.host else { return }
        trust(try Self.certificate(host: host, port: UInt16(url.port ?? 443)), of: host)
    }

    /// Trusts a certificate for a host.
    package func trust(_ certificate: GObjectReference, of host: String) {
        webkit_network_session_allow_tls_certificate_for_host(session.opaque, certificate.cast(), host)
    }

    /// Seconds for the server to answer in.
    private static let patience: guint = 5

    private static func certificate(host: String, port: UInt16) throws -> GObjectReference {
        let client = GObjectReference(UnsafeMutableRawPointer(g_socket_client_new()), .adopting)
        g_socket_client_set_timeout(client.cast(), patience)
        var error: UnsafeMutablePointer<GError>?
        guard let socket = g_socket_client_connect_to_host(client.cast(), host, port, nil, &error) else {
            throw failure(error)
        }
        let connection = GObjectReference(UnsafeMutableRawPointer(socket), .adopting)
        guard let stream = g_tls_client_connection_new(connection.cast(), nil, &error) else { throw failure(error) }
        let secure = GObjectReference(UnsafeMutableRawPointer(stream), .adopting)
        // It is only read here. NB: GLib's thread of the handshake may be the last to let go of the connection. A handler that is
        // still connected goes on that thread then, where it must not.
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
