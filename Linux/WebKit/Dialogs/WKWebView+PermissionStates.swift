internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

// A page's questions about permissions that it has or not, without requesting them.
extension WKWebView {
    /// NB: WebKit tells a page “prompt” instead of “denied” until the document has requested the permission.
    func connectPermissionStates() {
        engine.on("query-permission-state") { [weak self] arguments in
            guard let self, let query = arguments.pointer(1).map({ OpaquePointer($0) }) else { return .unhandled }
            guard let kind = Self.kind(of: query) else { return .unhandled }
            let url = Self.url(of: webkit_permission_state_query_get_security_origin(query))
            webkit_permission_state_query_finish(query, self.state(of: kind, for: url))
            return .handled
        }
    }

    private func state(of kind: SitePermissions.Kind, for url: URL?) -> WebKitPermissionState {
        switch permissions.answer(to: url, about: [kind], isVisible: true) {
        case .allow: WEBKIT_PERMISSION_STATE_GRANTED
        case .deny: WEBKIT_PERMISSION_STATE_DENIED
        case .ask: WEBKIT_PERMISSION_STATE_PROMPT
        }
    }

    private static func kind(of query: OpaquePointer) -> SitePermissions.Kind? {
        let name = webkit_permission_state_query_get_name(query).map { String(cString: $0) } ?? ""
        return name == "geolocation" ? .location : SitePermissions.Kind(rawValue: name)
    }

    private static func url(of origin: OpaquePointer?) -> URL? {
        guard let origin, let text = webkit_security_origin_to_string(origin) else { return nil }
        defer { g_free(text) }
        return URL(string: String(cString: text))
    }
}
