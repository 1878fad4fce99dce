import TurboCore
import WebKit

/// Answers that aren't pages. A navigator downloads them as files; a session alone reports that they can't be shown.
extension Session {
    /// A visit led to a file. It ends here, and its screen goes unless it has a page.
    func endAtFile(_ visit: Visit) {
        log(.info, "\(visit.location) is a file")
        endWithoutPage(visit, because: LoadError.notHTML(url: visit.location, contentType: nil))
    }

    /// A visit led to what isn't a page of the app. It ends here, and its screen goes unless it has a page.
    func endWithoutPage(_ visit: Visit, because reason: LoadError) {
        guard takesFile(of: visit), let visitable = visit.visitable else {
            return send(.failed(VisitFailure(reason, url: visit.location)), to: visit)
        }
        send(.cancel, to: visit)
        let screen = visitables.id(of: visitable)
        if screen == placement.contentOwner {
            if let toldPage { updateRecord(of: visitable) { $0.urls.current = toldPage.location } }
            return send(.foundNoPage(screen))
        }
        updateRecord(of: visitable) { $0.failedOptions = visit.options }
        navigator?.session(self, hasNothingFor: visitable, originalAction: visit.options.action, because: reason)
    }

    /// Whether the answer to a visit can be downloaded as a file, because no visit waits for the page.
    func takesFile(of visit: Visit) -> Bool {
        guard navigator != nil, let visitable = visit.visitable else { return false }
        return visitables.id(of: visitable) == placement.contentOwner
            || record(of: visitable)?.restorationIdentifier == nil
    }

    func mayDownload(for visit: Visit? = nil) -> Bool {
        navigator?.sessionMayDownload(self, isVisit: visit != nil) == true
    }

    /// Turbo doesn't keep an answer that isn't a page, so it is requested once more.
    func downloadAgain(_ visit: Visit) {
        let mayDownload = mayDownload(for: visit)
        endAtFile(visit)
        guard mayDownload else { return }
        webView.startDownload(using: URLRequest(url: visit.location)) { [weak self] in self?.didStart($0) }
    }

    func didStart(_ download: WKDownload) {
        navigator?.session(self, didStart: download)
    }

    /// Whether a link asks for a file of the page's own site: `<a download>`.
    func isDownload(_ action: WKNavigationAction) -> Bool {
        guard action.shouldPerformDownload, navigator != nil, let url = action.request.url else { return false }
        return Origin(url).isWeb || ["blob", "data"].contains(url.scheme?.lowercased())
    }

    /// What to do with an answer outside visits.
    func policy(for response: WKNavigationResponse) -> WKNavigationResponsePolicy {
        let isFile = !response.canShowMIMEType || response.response.isAttachment
        guard isFile, navigator != nil, response.response.hasContent else {
            return response.canShowMIMEType ? .allow : .cancel
        }
        return mayDownload() ? .download : .cancel
    }
}

extension URLResponse {
    /// Whether the server wants the answer to be saved instead of shown.
    var isAttachment: Bool {
        let disposition = (self as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Disposition")
        return disposition?.lowercased().hasPrefix("attachment") == true
    }

    /// Whether the status allows content: 200 to 299, but neither 204 nor 205. True for an answer that isn't HTTP.
    package var hasContent: Bool {
        guard let status = (self as? HTTPURLResponse)?.statusCode else { return true }
        return (200...299).contains(status) && ![204, 205].contains(status)
    }
}
