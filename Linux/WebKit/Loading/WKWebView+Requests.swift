internal import GObjectKit

// The requests of pages, for tools that show them.
extension WKWebView {
    /// Calls the handler at the end of each request of this view's pages: documents, what belongs to them, and what
    /// scripts fetch. One that is redirected ends with that answer, and another one begins.
    package func followRequests(_ handler: @escaping @MainActor (EngineRequest) -> Void) {
        engine.on("resource-load-started") { arguments in
            guard let resource = arguments.pointer(1), let request = arguments.pointer(2) else { return .unhandled }
            RequestCourse(OpaquePointer(request), handler).follow(resource)
            return .unhandled
        }
    }
}
