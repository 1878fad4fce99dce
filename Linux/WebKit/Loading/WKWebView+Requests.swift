internal import CWebKitGTK
internal import GObjectKit

// The requests of pages, for tools that show them.
extension WKWebView {
    /// Calls the handler at the end of each request of this view's pages: documents, what belongs to them, and what
    /// scripts fetch. One that is redirected ends with that answer, and another one begins.
    package func followRequests(_ handler: @escaping @MainActor (EngineRequest) -> Void) {
        let teller = RequestTeller(handler)
        engine.on("resource-load-started") { arguments in
            guard let view = arguments.pointer(0), let resource = arguments.pointer(1),
                let request = arguments.pointer(2)
            else { return .unhandled }
            let document = webkit_web_view_get_main_resource(view.assumingMemoryBound(to: WebKitWebView.self))
            teller.begin(OpaquePointer(request), of: resource, isDocument: document == OpaquePointer(resource))
            return .unhandled
        }
        engine.on("load-changed") { arguments in
            switch WebKitLoadEvent(rawValue: UInt32(arguments.int(1))) {
            case WEBKIT_LOAD_STARTED: teller.loadBegan()
            case WEBKIT_LOAD_FINISHED: teller.loadEnded()
            default: break
            }
            return .unhandled
        }
    }
}
