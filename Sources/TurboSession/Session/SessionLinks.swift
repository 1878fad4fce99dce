import UIKit
import WebKit

/// Handles links outside Turbo, the user's taps, and downloads, and passes proposals to the navigator.
@MainActor
package final class SessionLinks {
    private weak var session: Session?
    /// The app's own origins, and the user's taps. The sessions of one navigator share them.
    package var site = AppSite()
    /// The last load of a document that was allowed. `isForm`: a form that isn't answered yet; its redirects are loads of
    /// their own.
    private var allowed: (url: URL, isPost: Bool, isForm: Bool, isTapped: Bool)?
    /// The forms that the user's tap has sent, until they are answered. A page that sends more at once is in a loop.
    private var tappedForms: [Int] = []
    /// The file that the page has received for a form or a visit and is about to download.
    private var expectedFile: (url: URL, cause: DownloadLimit.Cause)?

    private static let maximumTappedForms = 20

    /// The latest redirect that was proposed to the app's own delegate, which may route the proposal later.
    private var redirect: VisitRedirect?

    init(session: Session) {
        self.session = session
    }

    func perform(_ effect: LinkEffect) {
        guard let session else { return }
        switch effect {
        case .propose(let proposal):
            session.delegate?.session(session, didProposeVisit: registered(proposal))
        case .proposeAfterSignIn(let proposal):
            let proposal = proposal.map { registered($0) }
            propose(proposal, orReport: .userDidSignIn(proposing: proposal), of: session)
        case .proposeAfterSignOut(let proposal):
            let proposal = proposal.map { registered($0) }
            if !session.isDelegateNavigator { session.page.forgetUser() }
            propose(proposal, orReport: .userDidSignOut(proposing: proposal), of: session)
        case .userMayHaveChanged:
            session.page.forgetUser(keeping: [.last, .unsaved])
            propose(nil, orReport: .userMayHaveChanged, of: session)
        case .stayAfterSignOut:
            if !session.isDelegateNavigator { session.page.forgetUser(keeping: .last) }
            propose(nil, orReport: .userDidSignOut(proposing: nil, stays: true), of: session)
        case .registerTap: registerTap()
        case .visitInPage(let proposal, let screen):
            guard let visitable = session.screens[screen] else { return }
            site.taps.registerProposal(of: proposal.location, by: id)
            let visit: @MainActor () -> Void = { [weak session] in
                session?.send(.request(.visitInPage(proposal, screen)))
            }
            if proposal.isConfirmed { return visit() }
            session.confirmReload(of: visitable, isWholeDocument: false, visit)
        case .goBackToDocument(let count, let screen):
            guard let visitable = session.screens[screen] else { return }
            session.confirmReload(of: visitable, isWholeDocument: true) { [weak session] in
                session?.send(.request(.loadFormerDocument(by: count, of: screen)))
            }
        case .wentBack(let screens): session.report(.wentBack(screens: screens))
        case .proposeRedirect(let proposal, let screen, let action, let isRendered, let isInPage):
            guard let visitable = session.screens[screen] else { return }
            let redirect = VisitRedirect(
                proposal: self.proposal(proposal), visitable: visitable, in: session, originalAction: action,
                isRendered: isRendered, isInPage: isInPage)
            if !session.isDelegateNavigator { self.redirect = redirect }
            propose(redirect.proposal, orReport: .redirectProposed(redirect), of: session)
        case .openExternalURL(let url, let isTapped):
            if mayOpenExternalURL(isTapped: isTapped || consumeTapForScript()) { openExternalURL(url) }
        case .openRedirect(let url, let former): openRedirect(url, from: former)
        case .openFormRedirect(let url, let form): openInOtherApp(url, isTapped: consumeTap(of: form))
        case .openInOtherApp(let url, let isTapped): openInOtherApp(url, isTapped: isTapped)
        case .download(let url): download(url)
        case .formWasSent(let form):
            // Each document numbers its forms.
            _ = consumeTap(of: form)
            if consumeTap() { tappedForms = tappedForms.suffix(Self.maximumTappedForms - 1) + [form] }
        case .expectDownload(let file, let form):
            expectedFile = (file, form.map { consumeTap(of: $0) ? .tap : .page } ?? .visit)
        case .noPageFound(let screen, let action, let reason):
            guard let visitable = session.screens[screen] else { return }
            session.report(.noPageFound(visitable, originalAction: action, reason: reason))
        }
    }

    /// The navigator gets the whole report, and the app's own delegate an ordinary proposal.
    private func propose(_ proposal: VisitProposal?, orReport report: SessionReport, of session: Session) {
        if session.isDelegateNavigator { return session.report(report) }
        if let proposal { session.delegate?.session(session, didProposeVisit: proposal) }
    }

    private func registered(_ proposed: PageMessage.Proposal) -> VisitProposal {
        site.taps.registerProposal(of: proposed.location, by: id)
        site.lead = session?.webView.url.map { (PageLead(to: proposed.location, from: $0), id) }
        return proposal(proposed)
    }

    /// The last visit that the page of another session has proposed.
    var leadOfOthers: PageLead? { site.lead.flatMap { $0.session == id ? nil : $0.page } }

    /// Returns the redirect that this proposal belongs to, and removes it: routed again, it is an ordinary proposal.
    ///
    /// The app may have changed the proposal's properties.
    package func removeRedirect(of proposal: VisitProposal) -> VisitRedirect? {
        guard let redirect, redirect.proposal.url == proposal.url, redirect.proposal.options == proposal.options else {
            return nil
        }
        self.redirect = nil
        // A later visit has replaced the page.
        guard let visitable = redirect.visitable, visitable === session?.owner else { return nil }
        return redirect.continued(with: proposal)
    }

    private func proposal(_ proposed: PageMessage.Proposal) -> VisitProposal {
        let properties = session?.pathConfiguration?.properties(for: proposed.location) ?? [:]
        var proposal = VisitProposal(url: proposed.location, options: proposed.options, properties: properties)
        (proposal.isOwn, proposal.signsIn) = (proposed.isOwn, proposed.signsIn)
        proposal.isConfirmed = proposed.isConfirmed
        proposal.initialTitle = proposed.linkTitle ?? session?.owner?.visitableViewController.title
        return proposal
    }

    /// Returns whether a cold boot follows a redirect itself. It does if the target has the visit's origin and, for a
    /// navigator, belongs on the same stack. What follows a sign-in doesn't belong where that was shown.
    func follows(_ redirect: URL, from location: URL) -> Bool {
        guard let session, !session.state.asksForSignIn(redirect, for: location) else { return false }
        guard session.isDelegateNavigator else { return Origin(redirect) == Origin(location) }
        guard !session.state.leavesSignIn(redirect, from: location) else { return false }
        return staysOnStack(redirect, from: location)
    }

    /// Whether the page to which the server redirects a form outside Turbo belongs on another stack, or is a historical
    /// location. A file doesn't: it leaves the page as it is.
    private func belongsElsewhere(_ redirect: URL) -> Bool {
        guard let session, session.isDelegateNavigator, let location = session.owner?.visitableURL, isOwn(redirect),
            ["", "html"].contains(redirect.pathExtension), !redirect.path.hasPrefix("/rails/active_storage/"),
            !session.state.asksForSignIn(redirect, for: location), !session.state.leavesSignIn(redirect, from: location)
        else { return false }
        return !staysOnStack(redirect, from: location)
    }

    private func staysOnStack(_ redirect: URL, from location: URL) -> Bool {
        let target = proposal(PageMessage.Proposal(location: redirect, options: VisitOptions()))
        return proposal(PageMessage.Proposal(location: location, options: VisitOptions())).followsRedirect(to: target)
    }

    // MARK: Policies for WebKit's loads

    func decide(
        _ action: WKNavigationAction,
        _ completionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        guard let session, let url = action.request.url, !session.visits.handlesStoppedLoad(action, url) else {
            return completionHandler(.cancel)
        }
        if let policy = session.navigator?.session(session, policyFor: action) { return completionHandler(policy) }
        if action.requestsNewWindow, opensInNewWindow(url, action) { return completionHandler(.cancel) }
        if isDownload(action) {
            let expected = expectedFile.flatMap { $0.url == url ? $0.cause : nil }
            if expected != nil { expectedFile = nil }
            let byScript = site.taps.mayScriptDownload(by: id) ? DownloadLimit.Cause.script : .page
            let cause = expected ?? (consumeTap(for: action) ? .tap : byScript)
            return completionHandler(mayDownload(cause) ? .download : .cancel)
        }
        var load = LinkLoad(action, url)
        load.isRedirect = load.kind == .form && allowed?.isForm == true
        load.belongsElsewhere = load.isRedirect && belongsElsewhere(url)
        session.decide(load) { [load] decision in
            if decision == .allow, load.target == .mainFrame {
                let isForm = load.kind == .form
                let isTapped = (!isForm && isOwn(url)) || consumeTap() || (load.isRedirect && allowed?.isTapped == true)
                allowed = (url, load.isPost, isForm, isTapped)
                pageWillChange()
            }
            // What follows isn't the answer to that form.
            if load.isRedirect, decision != .allow { allowed?.isForm = false }
            completionHandler(decision == .allow ? .allow : .cancel)
            guard decision == .follow else { return }
            // A script may follow the user's tap, but not the answer to a request of its own.
            let mayBeOfScript = !Origin(url).isWeb && load.source == nil && load.target != .frame
            let isTapped = mayBeOfScript ? consumeTapForScript() : consumeTap(for: action)
            session.send(.page(.linkFollowed(url, isTapped: isTapped)))
        }
    }

    func documentFailed(_ error: any Error) {
        guard let allowed else { return }
        var failure = VisitFailure(error, url: allowed.url)
        failure.isTapped = allowed.isTapped
        session?.send(.page(.documentFailed(failure, isForm: allowed.isPost)))
    }

    private func opensInNewWindow(_ url: URL, _ action: WKNavigationAction) -> Bool {
        guard let session, UIApplication.shared.supportsMultipleScenes, isOwn(url), consumeTap(for: action) else {
            return false
        }
        return session.navigator?.session(session, openInNewWindow: url) == true
    }

    func isOwn(_ url: URL) -> Bool { site.origins.contains(url) }

    /// - Parameter isTapped: whether the user tapped the link. Without a tap, a page can't open other apps.
    package func follow(_ url: URL, isTapped: Bool) {
        session?.send(.page(.linkFollowed(url, isTapped: isTapped)))
    }

    // MARK: Taps

    private var id: ObjectIdentifier { ObjectIdentifier(self) }

    /// - Parameter seconds: the number of seconds in which a link that is followed counts as tapped.
    package func registerTap(for seconds: TimeInterval = PageTaps.tapLifetime) {
        site.taps.registerTap(for: seconds, by: id)
    }

    /// Counts the user's taps in a window of the page as taps in the page.
    package func registerTaps(in controller: WKUserContentController) {
        controller.addUserScript(TapScript.script)
        let handler = WeakMessageHandler { [weak self] in self?.registerTap(for: TapScript.seconds(of: $0)) }
        controller.add(handler, contentWorld: TapScript.world, name: TapScript.handlerName)
    }

    /// Returns whether the user has just tapped the page. A tap counts once.
    package func consumeTap() -> Bool { site.taps.consumeTap(by: id) }

    /// Returns whether the user's tap has caused what a script opens: just now, or before the script's own request.
    private func consumeTapForScript() -> Bool { consumeTap() || site.taps.mayScriptOpen(by: id) }

    func pageWillChange() { site.taps.pageWillChange(of: id) }

    /// Returns whether the user tapped the link. WebKit's navigation type is the same for a script's click.
    package func consumeTap(for action: WKNavigationAction) -> Bool {
        action.navigationType == .linkActivated && consumeTap()
    }

    /// Returns whether the user's tap has sent a form. Counts once.
    func consumeTap(of form: Int) -> Bool {
        guard let index = tappedForms.firstIndex(of: form) else { return false }
        tappedForms.remove(at: index)
        return true
    }

    // MARK: External sites and other apps

    private func openExternalURL(_ url: URL) {
        guard let session else { return }
        site.taps.registerOpening()
        session.delegate?.session(session, openExternalURL: url)
    }

    private func mayOpenExternalURL(isTapped: Bool) -> Bool {
        guard let session, let navigator = session.navigator else { return true }
        return navigator.sessionMayOpenExternalURL(session, isTapped: isTapped)
    }

    /// A page that visits the app's own URLs without a tap, and is redirected, can't open more browsers than one that
    /// opens external URLs directly.
    private func openRedirect(_ url: URL, from location: URL) {
        let request = site.taps.consumeProposal(location)
        guard Origin(url).isWeb else { return openInOtherApp(url, isTapped: request.isTapped) }
        if !request.isFresh, !mayOpenExternalURL(isTapped: false) { return }
        openExternalURL(url)
    }

    private func openInOtherApp(_ url: URL, isTapped: Bool) {
        guard let session else { return }
        let scheme = url.scheme?.lowercased() ?? ""
        if isTapped { site.taps.registerOpening() }
        if isTapped, session.navigator?.session(session, open: url) == true { return }
        if isTapped, session.settings.systemSchemes.contains(scheme) { return openWithSystem(url) }
        TurboLog.shared.log(.warning, "session", .schemeBlocked(scheme))
        if isTapped { session.report(.couldNotOpen(url)) }
    }

    /// Opens a tapped URL with another app. If no app can open it, shows the address.
    package func openWithSystem(_ url: URL) {
        UIApplication.shared.open(url) { [weak session] isOpen in
            if !isOpen { session?.report(.couldNotOpen(url)) }
        }
    }

    // MARK: Downloads

    private func download(_ url: URL) {
        guard mayDownload(.visit) else { return }
        session?.webView.startDownload(using: URLRequest(url: url)) { [weak self] in self?.didStart($0) }
    }

    /// Returns whether the response to this visit can be downloaded as a file.
    func becomesDownload(ofVisit token: Int) -> Bool {
        guard let state = session?.state, let visit = state.visit, visit.token == token else { return false }
        return state.becomesDownload(of: visit)
    }

    package func mayDownload(_ cause: DownloadLimit.Cause) -> Bool {
        session.flatMap { $0.navigator?.sessionMayDownload($0, cause) } == true
    }

    package func didStart(_ download: WKDownload) { session?.report(.downloadDidStart(download)) }

    /// Returns whether a link requests a download: `<a download>`, or what the page has made and would be replaced by.
    private func isDownload(_ action: WKNavigationAction) -> Bool {
        guard session?.navigator != nil, let url = action.request.url else { return false }
        let scheme = url.scheme?.lowercased()
        if scheme == "blob", action.targetFrame?.isMainFrame == true { return true }
        return action.shouldPerformDownload && (Origin(url).isWeb || scheme == "blob" || scheme == "data")
    }

    /// Decides about an answer to the last load of a document.
    func policy(forAnswer response: WKNavigationResponse) -> WKNavigationResponsePolicy {
        guard response.isForMainFrame, let load = allowed else { return policy(for: response) }
        guard load.isForm else { return policy(for: response, cause: load.isTapped && !isOwn(load.url) ? .tap : .page) }
        allowed?.isForm = false
        let policy = policy(for: response, cause: load.isTapped ? .tap : .page)
        let status = (response.response as? HTTPURLResponse)?.statusCode ?? 200
        if SessionState.noContent.contains(status) || policy != .allow && response.response.hasContent {
            session?.send(.page(.formAnsweredWithoutPage))
        }
        return policy
    }

    /// Returns the policy for a response that doesn't belong to a visit.
    package func policy(
        for response: WKNavigationResponse, cause: DownloadLimit.Cause = .page
    ) -> WKNavigationResponsePolicy {
        let isFile = !response.canShowMIMEType || response.response.isAttachment
        guard isFile, session?.navigator != nil, response.response.hasContent else {
            return response.canShowMIMEType ? .allow : .cancel
        }
        return mayDownload(cause) ? .download : .cancel
    }
}

extension LinkLoad {
    @MainActor
    fileprivate init(_ action: WKNavigationAction, _ url: URL) {
        let kind: Kind =
            switch action.navigationType {
            case .reload: .reload
            case .formSubmitted, .formResubmitted: .form
            case .backForward: .history
            case .linkActivated, .other: .link
            @unknown default: .unknown
            }
        let target: Target = action.targetFrame.map { $0.isMainFrame ? .mainFrame : .frame } ?? .newWindow
        let isPost = action.request.httpMethod?.uppercased() == "POST"
        let source = action.navigationType == .other ? action.request.mainDocumentURL : nil
        self.init(url, kind, in: target, isPost: isPost, from: source)
    }
}

extension WKNavigationAction {
    /// Whether the user requests a new window, if this is a tapped link.
    fileprivate var requestsNewWindow: Bool {
        guard #available(iOS 18.4, *) else { return false }
        return !modifierFlags.isDisjoint(with: [.control, .command]) || buttonNumber == .button(3)
    }
}

extension URLResponse {
    /// Whether the server asks to save the response instead of showing it.
    var isAttachment: Bool {
        let disposition = (self as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Disposition")
        return disposition?.lowercased().hasPrefix("attachment") == true
    }

    /// Whether the server forbids to store the response.
    var forbidsStoring: Bool {
        let control = (self as? HTTPURLResponse)?.value(forHTTPHeaderField: "Cache-Control")
        return control?.lowercased().contains("no-store") == true
    }

    /// Whether the status allows content: 200 to 299, but neither 204 nor 205. True for a response that isn't HTTP.
    package var hasContent: Bool {
        guard let status = (self as? HTTPURLResponse)?.statusCode else { return true }
        return (200...299).contains(status) && !SessionState.noContent.contains(status)
    }
}
