import TurboSession
import UIKit
import WebKit

extension TurboNavigator {
    /// Routes a URL as if a page had proposed it, with its properties from the path configuration.
    ///
    /// - Parameters:
    ///   - action: `advance` by default; `replace` replaces the screen on top.
    ///   - parameters: the app's own values, which its delegate and handlers receive with the proposal; nil by default.
    public func route(_ url: URL, action: VisitAction = .advance, parameters: [String: Any]? = nil) {
        session.links.site.taps.registerRouting()
        route(proposal(for: url, action: action, parameters: parameters))
    }

    private func proposal(for url: URL, action: VisitAction = .advance, parameters: [String: Any]? = nil)
        -> VisitProposal
    {
        VisitProposal(
            url: url, options: VisitOptions(action: action),
            properties: session.pathConfiguration?.properties(for: url) ?? [:], parameters: parameters)
    }

    /// Returns whether a URL belongs to the app: a URL of its origin was routed, or its host is one of the settings'
    /// `ownHosts`.
    public func isOwn(_ url: URL) -> Bool { session.site.origins.contains(url) }

    /// Opens a URL like an external link: calls the delegate, which opens a browser over the app by default.
    public func openExternalURL(_ url: URL) {
        activeDelegate.openExternalURL(url, from: activeViewController)
        mayOpenApps = false
        if Origin(url).isWeb { needsTapToBrowse = true }
    }

    /// Returns the decision of the route handlers; nil if none matches.
    func handlerDecision(of proposal: VisitProposal) -> RouteDecision? {
        guard let handler = routeHandlers.first(where: { $0.matches(proposal, in: self) }) else { return nil }
        let decision = handler.handle(proposal, in: self)
        logNavigation(.info, .handled(proposal.url, by: handler.name, decision: "\(decision)"))
        return decision
    }

    /// Returns whether a route handler has decided about an external URL. If it decided to navigate, routes the URL.
    func passToRouteHandlers(_ url: URL) -> Bool {
        let proposal = proposal(for: url)
        switch handlerDecision(of: proposal) {
        case .cancel: return true
        case .navigate:
            guard Origin(url).isWeb else {
                logNavigation(.error, "\(url) can't be shown: a handler can cancel such a URL, but not navigate to it")
                return true
            }
            queue.add(ProposalRun(proposal, from: .handler, in: self))
            return true
        case nil: return false
        }
    }

    package func session(_ session: Session, open url: URL) -> Bool { passToRouteHandlers(url) }

    package func session(_ session: Session, policyFor action: WKNavigationAction) -> WKNavigationActionPolicy? {
        guard let handler = policyHandlers.first(where: { $0.matches(action, in: self) }) else { return nil }
        let policy = handler.handle(action, in: self)
        logNavigation(.info, .handled(action.request.url, by: handler.name, decision: "\(policy)"))
        return policy
    }
}

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
    /// other links are logged and ignored, also those to a historical location. Within two seconds after another link,
    /// the page of a link replaces that one's.
    public func open(_ link: URL) {
        guard let page = DeepLink.page(of: link, start: startLocation, origins: session.site.origins) else {
            return logNavigation(.warning, "the link \(link) doesn't lead to a page of the app, and was not opened")
        }
        let properties = session.pathConfiguration?.properties(for: page) ?? [:]
        // It isn't a page, and its message would be the text of whoever has written the link.
        guard properties.historicalLocation == nil else {
            return logNavigation(.warning, "the link \(link) leads to a historical location, and was not opened")
        }
        if !hasStarted, startLocation != nil { start() }
        // The page may be the start page, which is already loading.
        guard !isLoadingFirst(page) else { return }
        let modalCount = currentState().isModalPresented ? modalNavigationController.viewControllers.count : 0
        let counts: [Navigation.Context: Int] = [
            .default: navigationController.viewControllers.count, .modal: modalCount,
        ]
        let action = links.action(at: Date(), on: properties.context, over: counts)
        route(VisitProposal(url: page, options: VisitOptions(action: action), properties: properties))
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

/// Decides about a proposal with handlers, tabs and the delegate.
extension TurboNavigator: ProposalRunDelegate {
    func resolve(_ proposal: VisitProposal, from source: ProposalRun.Source) -> ProposalRun.Resolution {
        if source == .command { return commandResolution(proposal) }
        if source == .page, handlerDecision(of: proposal) == .cancel { return .handledByApp }
        if source != .tab, container?.moveToItsTab(proposal, from: self) == true { return .moved }
        session.site.add(proposal.url)
        return controller(for: proposal).map { .show($0) } ?? .handledByApp
    }

    func didPerform(_ proposal: VisitProposal) {
        if let message = ServerMessage(of: proposal) { activeDelegate.serverDidSend(message, from: self) }
    }

    var isSignInPending: Bool { signInCollector.isPending(over: navigationController.topViewController) }

    /// Ignores commands while the navigator is empty.
    private func commandResolution(_ proposal: VisitProposal) -> ProposalRun.Resolution {
        navigationController.viewControllers.isEmpty ? .handledByApp : .show(VisitableViewController(url: proposal.url))
    }
}

/// The end of a modal.
extension TurboNavigator {
    /// - Parameter below: the screen below, if the modal may have changed its page.
    func modalDidEnd(_ reason: ModalDismissalReason, changing below: UIViewController?) {
        logNavigation(.info, "the modal stack was dismissed: \(reason.rawValue)")
        // Before the delegate's call, so that this visit doesn't cancel one that the app begins there.
        if let below = below as? any Visitable { refreshChanged(below) }
        signInCollector.presentationDidEnd(isCancelled: reason != .navigation, of: self)
        activeDelegate.modalDidDismiss(reason, from: self)
        // The screen below a sheet was visible all the time.
        whenSettled { $0.reloadForgottenPage() }
    }

    /// Reloads the page below if it is still on top and has no unsaved input. Does nothing while a proposal is being
    /// handled, because that decides what is shown.
    private func refreshChanged(_ below: any Visitable) {
        guard queue.isIdle, navigationController.topViewController === below.visitableViewController,
            session.page.unsavedInput(on: below) == .none
        else { return }
        logNavigation(.info, "the page below is reloaded: a form in the modal may have changed it")
        session.visits.refresh(below, response: nil)
    }

    /// Performs an action when no proposal is being handled and no transition is running, so that a controller can be
    /// presented. Doesn't perform it if the navigator is gone by then.
    func whenSettled(_ action: @escaping @MainActor (TurboNavigator) -> Void) {
        Task.starting { [weak self, queue] in
            await queue.settled()
            if let self { action(self) }
        }
    }
}
