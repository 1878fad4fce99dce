internal import CWebKitGTK
internal import GObjectKit

/// Ensures that a page is drawn after WebKitGTK has moved it to another web process.
///
/// NB: a document with the header `Cross-Origin-Opener-Policy` begins in one process and continues in another. If the
/// first is late, WebKitGTK 2.50 waits for its frames forever: the page works but is white. A change of size makes
/// WebKitGTK use the new process's frames. It doesn't report whether it waits, so each such document gets a change of
/// size.
@MainActor
final class ProcessSwap {
    /// Seconds between two steps, enough for the page to be laid out and drawn in the other size.
    private static let stepDelay: TimeInterval = 0.3

    private weak var engine: GObjectReference?
    private var isPending = false
    private var isSmaller = false
    private var next: Deadline?

    init(_ engine: GObjectReference) {
        self.engine = engine
        engine.on("map") { [weak self] _ in
            if self?.isPending == true { self?.wait() }
            return .unhandled
        }
    }

    /// Called when a document has been committed.
    func documentDidCommit() {
        isPending = Self.hasPolicy(engine)
        if isPending { wait() }
    }

    private static func hasPolicy(_ engine: GObjectReference?) -> Bool {
        guard let engine, let document = webkit_web_view_get_main_resource(engine.cast()),
            let response = webkit_web_resource_get_response(document),
            let headers = webkit_uri_response_get_http_headers(response)
        else { return false }
        return soup_message_headers_get_one(headers, "Cross-Origin-Opener-Policy") != nil
    }

    private func wait() {
        next = Deadline(after: Self.stepDelay) { [weak self] in self?.step() }
    }

    private func step() {
        next = nil
        guard let engine else { return }
        if isSmaller {
            EngineWidget.setSize(of: engine, lessHeight: 0)
            isSmaller = false
            if isPending { wait() }
        } else if isPending, gtk_widget_get_mapped(engine.widget) != 0 {
            EngineWidget.setSize(of: engine, lessHeight: 1)
            (isPending, isSmaller) = (false, true)
            wait()
        }
    }
}
