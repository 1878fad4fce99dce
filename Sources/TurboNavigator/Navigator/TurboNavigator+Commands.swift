import TurboSession
import UIKit
import WebKit

/// Commands of the app. `pop`, `clearAll` and `dismissModal` wait for earlier proposals. Handlers and the delegate
/// don't decide about them; ``TurboNavigationDelegate/modalDidDismiss(_:from:)`` is called. `start` and `open` route a
/// URL, so handlers and the delegate decide. The others take effect immediately.
extension TurboNavigator {
    /// The visible stack: the modal stack while it is presented, otherwise the main stack.
    public var activeNavigationController: UINavigationController {
        currentState().isModalPresented ? modalNavigationController : navigationController
    }

    /// The session of the visible stack.
    public var activeSession: Session { currentState().isModalPresented ? modalSession : session }

    /// The web view of the visible stack.
    public var activeWebView: WKWebView { activeSession.webView }

    /// Whether a screen is on a stack, or a proposal for one is being handled.
    public var hasStarted: Bool {
        !navigationController.viewControllers.isEmpty || !modalNavigationController.viewControllers.isEmpty
            || !queue.isIdle
    }

    /// Presents the list of this navigator's last 100 downloads: running, complete, failed and canceled. A row at the
    /// bottom of the screen leads to it while several files are downloaded.
    public func showDownloads() { downloads.showAll() }

    /// Routes ``startLocation``. If the navigator already shows a screen, logs a warning and does nothing.
    public func start() {
        guard let startLocation else {
            return logNavigation(.error, "start() does nothing without a start location: set startLocation first")
        }
        guard !hasStarted else { return logNavigation(.warning, .misuse(.startedAgain)) }
        route(startLocation)
    }

    /// Routes the page of a deep link, as if a page had proposed it. If the navigator has not started, starts it first,
    /// so that the page is shown over the start page.
    ///
    /// Call this with the links that the scene receives at its start (`connectionOptions.urlContexts`) and later
    /// (`scene(_:openURLContexts:)`), and with universal links: the `webpageURL` of `connectionOptions.userActivities`
    /// and of `scene(_:continue:)`. A link with `http` or `https` has to lead to a page of the app. A link with the
    /// app's own scheme, such as `shop://things/1`, opens the page `/things/1` on the site of ``startLocation``. All
    /// other links are logged and ignored.
    public func open(_ link: URL) {
        guard let page = DeepLink.page(of: link, start: startLocation, origins: session.links.site.origins) else {
            return logNavigation(.warning, "the link \(link) doesn't lead to a page of the app, and was not opened")
        }
        if !hasStarted, startLocation != nil { start() }
        // The page may be the start page, which is already loading.
        guard !isLoadingFirst(page) else { return }
        route(page)
    }

    private func isLoadingFirst(_ page: URL) -> Bool {
        guard let url = session.owner?.visitableURL, session.isVisiting, navigationController.viewControllers.count < 2
        else { return false }
        return PageIdentity(url).isSame(as: PageIdentity(page))
    }

    /// Navigates back by one screen on the visible stack. If the modal stack has only one screen, dismisses it.
    ///
    /// - Parameter animated: true by default.
    public func pop(animated: Bool = true) {
        perform(["presentation": "pop", "animated": .bool(animated)])
    }

    /// Dismisses the modal stack, pops to the root, and refreshes it.
    ///
    /// - Parameter animated: false by default.
    public func clearAll(animated: Bool = false) {
        perform(["presentation": "clear_all", "animated": .bool(animated)])
    }

    /// Dismisses the modal stack if it is presented.
    ///
    /// - Parameter animated: true by default.
    public func dismissModal(animated: Bool = true) {
        perform(["presentation": "none", "historical_location": true, "animated": .bool(animated)])
    }

    /// Dismisses the modal stack as the Done button does: asks first if that would discard unsaved input.
    package func userDidTapDone() {
        performer.userDidRequestDismissal(.done)
    }

    /// Reloads the whole documents on top of both stacks.
    public func reload() {
        for session in sessions where session.owner != nil { session.reload() }
    }

    /// Reloads the screens of both stacks when they next appear. Call this after the user has signed in or out, for
    /// example.
    public func markContentAsStale() {
        for session in sessions {
            session.markSnapshotCacheAsStale()
            session.markContentAsStale()
        }
    }

    /// - Parameters:
    ///   - screens: the number of screens by which the presentation `pop` goes back.
    ///   - source: a command of the app by default, which discards unsaved input without a question.
    func perform(_ properties: PathProperties, screens: Int = 1, from source: ProposalRun.Source = .command) {
        let visitable = navigationController.topViewController as? any Visitable
        guard let url = visitable?.visitableURL ?? startLocation ?? URL(string: "about:blank") else { return }
        var proposal = VisitProposal(url: url, properties: properties)
        proposal.poppedScreens = screens
        queue.add(ProposalRun(proposal, from: source, in: self))
    }
}
