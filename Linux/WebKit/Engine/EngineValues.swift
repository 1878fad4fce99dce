internal import CWebKitGTK
internal import PageText
internal import UIKit

// Conversions of WebKitGTK's requests, responses and navigation types.

extension WKNavigationType {
    init(_ action: OpaquePointer) {
        switch webkit_navigation_action_get_navigation_type(action) {
        case WEBKIT_NAVIGATION_TYPE_LINK_CLICKED: self = .linkActivated
        case WEBKIT_NAVIGATION_TYPE_FORM_SUBMITTED: self = .formSubmitted
        case WEBKIT_NAVIGATION_TYPE_BACK_FORWARD: self = .backForward
        case WEBKIT_NAVIGATION_TYPE_RELOAD: self = .reload
        case WEBKIT_NAVIGATION_TYPE_FORM_RESUBMITTED: self = .formResubmitted
        default: self = .other
        }
    }
}

extension UIKeyModifierFlags {
    init(_ action: OpaquePointer) {
        let modifiers = webkit_navigation_action_get_modifiers(action)
        let flags: [(GdkModifierType, UIKeyModifierFlags)] = [
            (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .alternate),
            (GDK_SUPER_MASK, .command), (GDK_META_MASK, .command),
        ]
        self.init(flags.filter { modifiers & $0.0.rawValue != 0 }.map(\.1))
    }
}

extension UIEvent.ButtonMask {
    init(_ action: OpaquePointer) {
        // GDK's second button is the middle one, which is UIKit's third.
        switch webkit_navigation_action_get_mouse_button(action) {
        case 1: self = .primary
        case 2: self = .button(3)
        case 3: self = .secondary
        default: self = []
        }
    }
}

extension URLRequest {
    @MainActor
    init(_ action: OpaquePointer) {
        let request = webkit_navigation_action_get_request(action)
        let url = webkit_uri_request_get_uri(request).flatMap { URL(pageText: String(cString: $0)) }
        self.init(url: url ?? .blank)
        if let method = webkit_uri_request_get_http_method(request) { httpMethod = String(cString: method) }
        if let headers = webkit_uri_request_get_http_headers(request) {
            allHTTPHeaderFields = headerFields(headers)
        }
    }
}

extension WKNavigationResponse {
    convenience init(_ decision: OpaquePointer) {
        let response = webkit_response_policy_decision_get_response(decision)
        self.init(
            response: URLResponse.make(response),
            isForMainFrame: webkit_response_policy_decision_is_main_frame_main_resource(decision) != 0,
            canShowMIMEType: webkit_response_policy_decision_is_mime_type_supported(decision) != 0)
    }

}

extension URLResponse {
    @MainActor
    static func make(_ response: OpaquePointer?) -> URLResponse {
        let url = webkit_uri_response_get_uri(response).flatMap { URL(pageText: String(cString: $0)) } ?? .blank
        let status = Int(webkit_uri_response_get_status_code(response))
        if status > 0, let headers = webkit_uri_response_get_http_headers(response),
            let http = HTTPURLResponse(
                url: url, statusCode: status, httpVersion: nil, headerFields: headerFields(headers))
        {
            return http
        }
        return URLResponse(
            url: url, mimeType: webkit_uri_response_get_mime_type(response).map { String(cString: $0) },
            expectedContentLength: Int(clamping: webkit_uri_response_get_content_length(response)),
            textEncodingName: nil)
    }
}

extension URL {
    var withoutFragment: String {
        String(absoluteString.prefix { $0 != "#" })
    }

    var withoutQuery: String {
        String(absoluteString.prefix { $0 != "?" && $0 != "#" })
    }

    /// The URL as a string. For a host without a path, the path is "/".
    var normalized: String {
        path.isEmpty && host != nil && query == nil && fragment == nil ? absoluteString + "/" : absoluteString
    }
}

/// The header fields. Several fields with one name are joined by commas.
private func headerFields(_ headers: OpaquePointer) -> [String: String] {
    var fields: [String: String] = [:]
    withUnsafeMutablePointer(to: &fields) { fields in
        let append: SoupMessageHeadersForeachFunc = { name, value, fields in
            guard let name, let value, let fields = fields?.assumingMemoryBound(to: [String: String].self) else {
                return
            }
            let text = String(cString: value)
            fields.pointee.merge([String(cString: name): text]) { "\($0), \($1)" }
        }
        soup_message_headers_foreach(headers, append, fields)
    }
    // The body ends where its parts do, whatever length the server names.
    if fields.keys.contains(where: { $0.lowercased() == "transfer-encoding" }) {
        fields = fields.filter { $0.key.lowercased() != "content-length" }
    }
    return fields
}
