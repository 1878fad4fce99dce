internal import CWebKitGTK
internal import GObjectKit
internal import PageText

// The requests of pages, for tools that show them.
extension WKWebView {
    /// Calls the handler at the end of each request of this view's pages: documents, what belongs to them, and what
    /// scripts fetch.
    package func followRequests(_ handler: @escaping @MainActor (EngineRequest) -> Void) {
        engine.on("resource-load-started") { arguments in
            guard let resource = arguments.pointer(1), let request = arguments.pointer(2) else { return .unhandled }
            Self.follow(resource, OpaquePointer(request), handler)
            return .unhandled
        }
    }

    private static func follow(
        _ resource: UnsafeMutableRawPointer, _ request: OpaquePointer,
        _ handler: @escaping @MainActor (EngineRequest) -> Void
    ) {
        let method = webkit_uri_request_get_http_method(request).map { String(cString: $0) } ?? "GET"
        let began = Date()
        let end: SignalHandler = { arguments in
            guard let resource = arguments.pointer(0).map({ OpaquePointer($0) }),
                let address = webkit_web_resource_get_uri(resource), let url = URL(pageText: String(cString: address))
            else { return .unhandled }
            let status = webkit_web_resource_get_response(resource).map {
                Int(webkit_uri_response_get_status_code($0))
            }
            handler(
                EngineRequest(
                    method: method, url: url, status: status == 0 ? nil : status,
                    milliseconds: began.millisecondsAgo))
            return .unhandled
        }
        // NB: a request that failed says "failed" and then "finished".
        connect(resource, "finished", end)
    }
}
