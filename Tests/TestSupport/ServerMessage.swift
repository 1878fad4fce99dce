internal import CWebKitGTK
internal import Foundation
internal import GObjectKit

/// One exchange of the test server: the request, and the ways to answer it.
@MainActor
struct ServerMessage {
    private let reference: GObjectReference
    private var message: OpaquePointer { reference.opaque }

    init(_ message: OpaquePointer) {
        reference = GObjectReference(UnsafeMutableRawPointer(message), .retaining)
    }

    var method: String { String(cString: soup_server_message_get_method(message)) }
    var path: String { String(cString: g_uri_get_path(soup_server_message_get_uri(message))) }
    var query: String? { g_uri_get_query(soup_server_message_get_uri(message)).map { String(cString: $0) } }

    var body: Data {
        guard let body = soup_server_message_get_request_body(message), let bytes = body.pointee.data else {
            return Data()
        }
        return Data(bytes: bytes, count: Int(body.pointee.length))
    }

    /// By lower-case name.
    var headers: [String: String] {
        var headers: [String: String] = [:]
        withUnsafeMutablePointer(to: &headers) { headers in
            let append: SoupMessageHeadersForeachFunc = { name, value, headers in
                guard let name, let value, let headers else { return }
                let fields = headers.assumingMemoryBound(to: [String: String].self)
                fields.pointee[String(cString: name).lowercased()] = String(cString: value)
            }
            soup_message_headers_foreach(soup_server_message_get_request_headers(message), append, headers)
        }
        return headers
    }

    func send(_ reply: TestReply) {
        switch reply {
        case .content(let body, let type, let status, let headers): send(body, type, status, headers)
        case .redirect(let location, let status):
            soup_server_message_set_redirect(message, guint(status), location)
        case .delayed(let duration, let reply): send(reply, after: duration)
        case .gated(let gate, let reply):
            soup_server_message_pause(message)
            gate.whenOpen { resume(with: reply) }
        case .never: soup_server_message_pause(message)
        case .dropped: close(after: "")
        case .truncated(let text):
            close(after: "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 100000\r\n\r\n" + text)
        }
    }

    private func send(_ body: Data, _ type: String, _ status: Int, _ headers: [String: String]) {
        soup_server_message_set_status(message, guint(status), nil)
        let fields = soup_server_message_get_response_headers(message)
        for (name, value) in headers { soup_message_headers_append(fields, name, value) }
        body.withUnsafeBytes { bytes in
            let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            soup_server_message_set_response(message, type, SOUP_MEMORY_COPY, start, gsize(bytes.count))
        }
    }

    private func send(_ reply: TestReply, after duration: Duration) {
        soup_server_message_pause(message)
        Task {
            try await Task.sleep(for: duration)
            resume(with: reply)
        }
    }

    private func resume(with reply: TestReply) {
        send(reply)
        soup_server_message_unpause(message)
    }

    /// Takes the connection away from the server, so that it cannot answer properly.
    private func close(after text: String) {
        guard let stream = soup_server_message_steal_connection(message) else { return }
        let output = g_io_stream_get_output_stream(stream)
        g_output_stream_write_all(output, text, gsize(text.utf8.count), nil, nil, nil)
        g_io_stream_close(stream, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(stream))
    }
}
