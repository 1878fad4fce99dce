internal import CWebKitGTK
internal import GObjectKit

// A page's requests, for tools that show them.
extension WKWebView {
    /// Calls the handler at the end of each request of this view's pages: for documents, their resources, and the
    /// requests of scripts. A redirect ends a request and begins another one.
    package func observeRequests(_ handler: @escaping @MainActor (EngineRequest) -> Void) {
        let reporter = RequestReporter(handler)
        engine.on("resource-load-started") { arguments in
            guard let view = arguments.pointer(0), let resource = arguments.pointer(1),
                let request = arguments.pointer(2)
            else { return .unhandled }
            let document = webkit_web_view_get_main_resource(view.assumingMemoryBound(to: WebKitWebView.self))
            reporter.begin(OpaquePointer(request), of: resource, isDocument: document == OpaquePointer(resource))
            return .unhandled
        }
        engine.on("load-changed") { arguments in
            switch WebKitLoadEvent(rawValue: UInt32(arguments.int(1))) {
            case WEBKIT_LOAD_STARTED: reporter.loadBegan()
            case WEBKIT_LOAD_FINISHED: reporter.loadEnded()
            default: break
            }
            return .unhandled
        }
    }
}
