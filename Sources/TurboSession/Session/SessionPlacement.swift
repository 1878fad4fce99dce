import UIKit
import WebKit

/// Performs a session's effects on the views of its screens.
@MainActor
package final class SessionPlacement {
    private weak var session: Session?

    init(session: Session) {
        self.session = session
    }

    /// Gives the rendered page to another screen without a request, after a redirect.
    package func adopt(_ visitable: any Visitable) {
        guard let session else { return }
        if session.owner != nil { visitable.visitableDelegate = session }
        session.send(.request(.adopt(session.id(of: visitable))))
    }

    /// Returns whether the page of a screen is in the web view, and its screenshot will be hidden within a few frames.
    package func isAboutToShow(_ visitable: any Visitable) -> Bool {
        guard let session, let screen = session.screens.existingID(of: visitable) else { return false }
        return session.state.isAboutToShow(screen)
    }

    /// Returns a picture of the page of a screen; nil if it isn't visible, has unsaved input, or was sent with
    /// `Cache-Control: no-store`.
    package func picture(of visitable: any Visitable) -> RestorableScreen.Picture? {
        guard let session, let screen = session.screens.existingID(of: visitable),
            session.state.placement.visible == screen, session.state.unsavedInput(on: screen) == .none,
            session.state.isStored(screen)
        else { return nil }
        return visitable.visitableView?.makePicture()
    }

    func perform(_ effect: ScreenEffect) {
        switch effect {
        case .removeWebView(let screen): removeWebView(from: self[screen])
        case .move(let screen, let hasLeftoverPage): move(to: self[screen], hasLeftoverPage: hasLeftoverPage)
        case .showScreenshot(let screen): showScreenshot(of: self[screen])
        case .updateScreenshot(let screen):
            self[screen]?.visitableView?.updateScreenshot()
            self[screen]?.visitableView?.showScreenshot()
        case .showBlank(let screen):
            self[screen]?.visitableView?.clearScreenshot()
            showScreenshot(of: self[screen])
        case .hideScreenshot(let screen):
            self[screen]?.visitableView?.hideScreenshot()
            self[screen]?.hideVisitableActivityIndicator()
        case .render(let screen, let page):
            render(self[screen], page)
            // A new document hides its elements again, and may have the same controls.
            if let session { show(session.state.signals(of: screen), on: screen) }
        case .showNotice(let notice, let screen): self[screen]?.visitableView?.show(notice)
        case .showSignals(let signals, let screen): show(signals, on: screen)
        case .share(let url, let screen): self[screen]?.visitableViewController.share(url)
        case .awaitOwner(let screen): awaitOwner(over: screen)
        }
    }

    private subscript(screen: SessionState.VisitableID) -> (any Visitable)? { session?.screens[screen] }

    private func show(_ signals: [PageSignal], on screen: SessionState.VisitableID) {
        guard let session, let controller = self[screen]?.visitableViewController else { return }
        UnknownSymbols.report(signals.flatMap(\.symbols), in: session.webView)
        controller.navigationItem.show(signals) { [weak session] in session?.send(.request(.tapSignal($0, screen))) }
        let shown = controller.show(search: signals) { [weak session] signal, text, submits in
            session?.send(.request(.search(text, in: signal, submits: submits, screen)))
        }
        // After a redirect, the screen isn't on its stack yet.
        let isOnItsWay = signals.isEmpty && controller.viewIfLoaded?.window == nil
        let hasBar = isOnItsWay || controller.navigationController?.isNavigationBarHidden == false
        let kept = signals.filter { !hasBar || $0.kind.isSearch && $0 != shown }.map(\.element.id)
        keep(hasBar ? kept : [PageSignal.heading] + kept, on: screen)
    }

    /// The elements that stay in the page of a document, because the app has no bar, or a search of its own in the place
    /// of theirs.
    private var kept: (document: PageDocument?, elements: [Int]) = (nil, [])

    private func keep(_ elements: [Int], on screen: SessionState.VisitableID) {
        guard let session, screen == session.state.placement.contentOwner else { return }
        let document = session.state.document
        let former = kept.document == document ? kept.elements : []
        kept = (document, elements)
        if elements != former { session.send(.request(.keepElements(elements))) }
    }

    private func removeWebView(from visitable: (any Visitable)?) {
        // With nil, UIKit looks for a scroll view in the screen's own views.
        visitable?.visitableViewController.setContentScrollView(nil)
        visitable?.visitableView?.deactivateWebView()
        visitable?.hideVisitableActivityIndicator()
    }

    private func move(to visitable: (any Visitable)?, hasLeftoverPage: Bool) {
        // A visitable of the app may create its view only after the visit.
        guard let visitable, let webView = session?.webView, let view = visitable.visitableView,
            view.webView !== webView
        else { return }
        view.activateWebView(webView, forVisitable: visitable)
        // Without this, the bar on iOS stays transparent over the text that scrolls under it.
        visitable.visitableViewController.setContentScrollView(webView.scrollView)
        if hasLeftoverPage { showScreenshot(of: visitable) }
    }

    private func showScreenshot(of visitable: (any Visitable)?) {
        guard let session else { return }
        let color = pageColor ?? session.navigator?.pageColor(besides: session)
        visitable?.visitableView?.placeholderColor = color
        visitable?.visitableView?.showScreenshot()
    }

    /// The background color of the site's page in the web view; nil if it contains none. It follows the system's color
    /// scheme.
    package var pageColor: UIColor? {
        guard let session, session.state.placement.contentOwner != nil else { return nil }
        return session.webView.underPageBackgroundColor
    }

    /// Notifies a screen that its page was rendered, and sets the page's title. An external page, or one without Turbo,
    /// reports no title.
    private func render(_ visitable: (any Visitable)?, _ page: PageMessage.PageState?) {
        guard let visitable else { return }
        let controller = visitable.visitableViewController
        session?.page.context?.canGoBack = controller.navigationController?.viewControllers.first !== controller
        let isOfPage = page.map { Origin($0.location) } == session?.webView.url.map { Origin($0) }
        visitable.visitableView?.reportedTitle = isOfPage ? page?.title : nil
        visitable.visitableDidRender()
    }

    /// The time in nanoseconds in which the visited screen has to appear after another one has: a little more than
    /// `Wait` allows a step.
    private static let ownerTimeout: UInt64 = 2_500_000_000

    private func awaitOwner(over screen: SessionState.VisitableID) {
        Task { [weak session] in
            do { try await Task.sleep(nanoseconds: Self.ownerTimeout) } catch { return }
            guard let session, session.screens[screen] != nil else { return }
            session.send(.screen(screen, .waitDidEnd))
        }
    }
}
