import Foundation

/// Where the web view is.
extension Session {
    /// Moves the web view to a screen; the screen it leaves keeps a picture.
    func activate(_ visitable: any Visitable) {
        if visitable !== activeVisitable {
            deactivate()
            activeVisitable = visitable
        }
        // The view of an own visitable may come after its visit.
        guard let view = visitable.visitableView, view.webView !== webView else { return }
        view.activateWebView(webView, forVisitable: visitable)
        if visitable !== contentOwner { view.showScreenshot() }
    }

    private func deactivate() {
        guard let active = activeVisitable else { return }
        if active === contentOwner, let url = pageURL {
            updateRecord(of: active) { $0.urls.current = url }
        }
        active.visitableView?.deactivateWebView()
        active.hideVisitableActivityIndicator()
        activeVisitable = nil
    }

    /// Uncovers a screen whose page is in the web view, once the page has been drawn there.
    func uncover(_ visitable: any Visitable) {
        guard visitable.visitableView?.isShowingScreenshot == true,
            awaitedFrame?.visitable != ObjectIdentifier(visitable)
        else { return }
        call(.reportFrame(token: awaitFrame(of: visitable)))
    }

    private func awaitFrame(of visitable: any Visitable) -> Int {
        let token = nextToken()
        awaitedFrame = (token, ObjectIdentifier(visitable))
        return token
    }

    func frameWasShown(_ token: Int) {
        guard token == awaitedFrame?.token else { return }
        awaitedFrame = nil
        guard let owner, owner === contentOwner, !isVisiting else { return }
        urlBeforeAdoption = nil
        owner.visitableView?.hideScreenshot()
        owner.hideVisitableActivityIndicator()
        log(.debug, "the page of \(owner.visitableURL?.absoluteString ?? "a screen") was shown again")
    }

    /// The URL that the page has now; nil while the web view has not heard yet that the page adopted another one.
    var pageURL: URL? {
        guard let url = webView.url, url != urlBeforeAdoption else { return nil }
        return url
    }

    /// Tells the page that it is this location's, though Turbo's history says another. It reports a frame, which uncovers
    /// the screen unless a visit is under way.
    func adoptInPage(_ location: URL, _ restorationIdentifier: String?, for visitable: any Visitable) {
        urlBeforeAdoption = webView.url == location ? nil : webView.url
        let token = awaitFrame(of: visitable)
        call(.adopt(location: location, restorationIdentifier: restorationIdentifier, token: token))
    }

    /// Gives the page that the web view shows to another screen, without a request: a redirect found its place.
    package func adopt(_ visitable: any Visitable) {
        guard let previous = owner, let url = visitable.visitableURL else { return }
        visitable.visitableDelegate = self
        let identifier = record(of: previous)?.restorationIdentifier
        updateRecord(of: visitable) {
            $0.urls.current = url
            $0.restorationIdentifier = identifier
            $0.failedOptions = nil
            $0.visit = lastToken
        }
        owner = visitable
        contentOwner = visitable
        currentVisit?.visitable = visitable
        visitable.visitableView?.showScreenshot()
        activate(visitable)
        adoptInPage(url, identifier, for: visitable)
        visitable.visitableDidRender()
    }
}
