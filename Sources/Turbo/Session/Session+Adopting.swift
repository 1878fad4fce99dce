import Foundation

/// One page, another screen.
extension Session {
    /// Gives the page that the web view shows to another screen, without a request, after a redirect.
    package func adopt(_ visitable: any Visitable) {
        guard owner != nil, visitable.visitableURL != nil else { return }
        visitable.visitableDelegate = self
        send(.adopted(visitables.id(of: visitable)))
    }

    /// The URL that the page has now; nil while the web view has another one, and while it shows a page of another site.
    var pageURL: URL? {
        guard placement.hasURLOfPage, let url = webView.url, isOwn(url) else { return nil }
        return url
    }

    func inherit(_ screen: WebViewPlacement.ScreenID, from former: WebViewPlacement.ScreenID) {
        guard let visitable = visitables[screen], let url = visitable.visitableURL else { return }
        let identifier = visitables[former].flatMap { record(of: $0) }?.restorationIdentifier
        updateRecord(of: visitable) {
            $0.urls.current = url
            $0.restorationIdentifier = identifier
            $0.failedOptions = nil
            $0.visit = lastToken
        }
        currentVisit?.visitable = visitable
    }

    /// Tells the page that it belongs to this screen, though Turbo's history names another. It reports a frame, which uncovers
    /// the screen unless a visit is under way.
    func adoptInPage(_ visitable: any Visitable, frame: Int) {
        guard let record = record(of: visitable) else { return }
        let location = record.urls.current
        call(
            .adopt(
                location: location, restorationIdentifier: record.restorationIdentifier, token: frame,
                document: document),
            forFrame: frame)
    }
}
