internal import CWebKitGTK
internal import GObjectKit
internal import PageText
internal import UIKit

// Requests of scripts that the server redirects to another app.
extension WKWebView {
    /// Asks the delegate about the target, as about the redirect of a document. The `mainDocumentURL` of the request is
    /// the URL that the script requested.
    ///
    /// NB: WebKit ends such a request without the target, which only the message of the error contains. WKWebView never
    /// asks.
    func connectRedirects() {
        engine.on("resource-load-started") { [weak self] arguments in
            guard let resource = arguments.pointer(1), let request = arguments.pointer(2),
                let source = webkit_uri_request_get_uri(OpaquePointer(request)).flatMap({
                    URL(pageText: String(cString: $0))
                })
            else { return .unhandled }
            connect(resource, "failed") { [weak self] arguments in
                guard let error = arguments.pointer(1) else { return .unhandled }
                let cause = GLibError(borrowing: error.assumingMemoryBound(to: GError.self))
                if let target = Self.blockedRedirect(cause.message) { self?.reportRedirect(from: source, to: target) }
                return .unhandled
            }
            return .unhandled
        }
    }

    /// The target of a redirect that WebKit's message names; nil for any other message and for a page.
    static func blockedRedirect(_ message: String) -> URL? {
        let prefix = "Cross-origin redirection to "
        guard message.hasPrefix(prefix), let end = message.range(of: " denied by Cross-Origin Resource Sharing policy"),
            let url = URL(pageText: String(message[..<end.lowerBound].dropFirst(prefix.count))),
            let scheme = url.scheme?.lowercased(), !Self.loadableSchemes.contains(scheme)
        else { return nil }
        return url
    }

    private func reportRedirect(from source: URL, to target: URL) {
        var request = URLRequest(url: target)
        request.mainDocumentURL = source
        let frame = frameInfo(isMain: true, url: committedURL)
        ask(about: WKNavigationAction(type: .other, request: request, sourceFrame: frame, targetFrame: frame)) { _ in }
    }
}
