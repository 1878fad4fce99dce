import Foundation

/// Performs what ``WebViewPlacement`` decides.
extension Session {
    func send(_ event: WebViewPlacement.Event) {
        for screen in placement.screens where visitables[screen] == nil { _ = placement.handle(.gone(screen)) }
        for effect in placement.handle(event) { perform(effect) }
    }

    private func perform(_ effect: WebViewPlacement.Effect) {
        switch effect {
        case .removeWebView(let screen, let hasPage):
            visitables[screen].map { removeWebView(from: $0, hasPage: hasPage) }
        case .move(let screen, let isCovered): visitables[screen].map { move(to: $0, isCovered: isCovered) }
        case .cover(let screen): visitables[screen]?.visitableView?.showScreenshot()
        case .blank(let screen): visitables[screen].map { blank($0) }
        case .show(let screen): visitables[screen].map { show($0) }
        case .uncover(let screen): visitables[screen].map { uncover($0) }
        case .render(let screen): visitables[screen].map { render($0) }
        case .reload: reload()
        case .cancelVisit: cancelCurrentVisit()
        case .cancelVisitUnlessMoved: cancelUnlessMoved()
        default: performInPage(effect)
        }
    }

    private func performInPage(_ effect: WebViewPlacement.Effect) {
        switch effect {
        case .reportFrame(let frame): call(.reportFrame(token: frame, document: document), forFrame: frame)
        case .adopt(let screen, let frame): visitables[screen].map { adoptInPage($0, frame: frame) }
        case .inherit(let screen, let former): inherit(screen, from: former)
        case .restore(let screen): visitables[screen].map { restore($0) }
        case .awaitOwner(let screen): visitables[screen].map { awaitOwner(over: $0) }
        default: break
        }
    }

    private func removeWebView(from visitable: any Visitable, hasPage: Bool) {
        if hasPage, let url = webView.url, isOwn(url) {
            updateRecord(of: visitable) { $0.urls.current = url }
        }
        visitable.visitableView?.deactivateWebView()
        visitable.hideVisitableActivityIndicator()
    }

    private func move(to visitable: any Visitable, isCovered: Bool) {
        // The view of an own visitable may come after its visit.
        guard let view = visitable.visitableView, view.webView !== webView else { return }
        view.activateWebView(webView, forVisitable: visitable)
        // Without it the bar of iOS stays transparent over the text that scrolls under it.
        visitable.visitableViewController.setContentScrollView(webView.scrollView)
        if isCovered { view.showScreenshot() }
    }

    private func blank(_ visitable: any Visitable) {
        visitable.visitableView?.clearScreenshot()
        visitable.visitableView?.showScreenshot()
    }

    private func show(_ visitable: any Visitable) {
        uncoverView(of: visitable)
        render(visitable)
    }

    private func uncover(_ visitable: any Visitable) {
        uncoverView(of: visitable)
        log(.debug, .shownAgain(visitable.visitableURL))
    }

    private func uncoverView(of visitable: any Visitable) {
        visitable.visitableView?.hideScreenshot()
        visitable.hideVisitableActivityIndicator()
    }
}
