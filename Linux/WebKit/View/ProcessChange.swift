internal import CWebKitGTK
internal import GObjectKit

/// Sees to it that a document is drawn for which the engine has changed the process.
///
/// NB: with the header `Cross-Origin-Opener-Policy` a document begins in one process and ends in another. If the first one is
/// late, WebKitGTK 2.50 waits for the frames of that one for ever: the page works, and is white. With a new size the engine
/// hears of the frames that there are. It does not tell whether it waits, so each such document gets one.
@MainActor
final class ProcessChange {
    /// Seconds from one step to the next: the page has to be laid out and drawn in the other size.
    private static let pause: TimeInterval = 0.3

    private weak var engine: GObjectReference?
    private var isPending = false
    private var isSmaller = false
    private var next: Deadline?

    init(_ engine: GObjectReference) {
        self.engine = engine
    }

    /// A document has come.
    func documentCame() {
        isPending = Self.hasPolicy(engine)
        if isPending { wait() }
    }

    /// The view has come into sight.
    func didAppear() {
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
        next = Deadline(after: Self.pause) { [weak self] in self?.step() }
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
