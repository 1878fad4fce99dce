internal import CWebKitGTK
internal import Foundation
internal import GObjectKit

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
