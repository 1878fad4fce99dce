import WebKit

/// The session's connection to the page: messages from it, calls to it, request headers, and messages of components.
@MainActor
package final class SessionPage {
    private weak var session: Session?
    private let bridge: PageBridge
    private let components: ComponentBridge
    /// The headers that were sent to the page last.
    private var sentHeaders: [String: String] = [:]
    private var check: PageCheck?
    /// Where the pages are shown; nil for a session without a navigator.
    package var context: PageContext? {
        didSet { if let context, context != oldValue { bridge.tell(context) } }
    }
    /// Makes a replacement for the web view. With nil, the default, the session's delegate does.
    package var makeWebView: (@MainActor () -> WKWebView)?

    init(webView: WKWebView) {
        bridge = PageBridge(webView: webView)
        components = ComponentBridge(webView: webView)
    }

    func connect(to session: Session) {
        self.session = session
        check = PageCheck(session: session)
        bridge.connect(to: self)
        components.connect(to: self)
    }

    /// Keeps the bridge to the origins of a site.
    func follow(_ site: AppSite) {
        let update: @MainActor () -> Void = { [weak self] in
            if let self, let session { bridge.own = session.site.origins }
        }
        site.onChange(for: self, update)
        update()
    }

    /// Releases the web view and its web process while its screens are hidden. The screen that appears next loads its
    /// page in a new web view. If the app made the web view and doesn't make another one, nothing changes.
    package func releaseWebView() {
        guard let session, let webView = makeReplacement(of: session) else { return }
        session.send(.request(.releaseWebView))
        session.visits.webProcessDidEnd()
        replaceWebView(of: session, with: webView)
    }

    /// Returns a new web view; nil if the app made the current one and doesn't make another.
    private func makeReplacement(of session: Session) -> WKWebView? {
        let former = session.webView
        let webView = makeWebView?() ?? session.delegate?.session(session, makeReplacementFor: former)
        return webView === former ? nil : webView
    }

    /// Replaces the web view, and moves bridge, scripts, components and delegates to the new one.
    private func replaceWebView(of session: Session, with webView: WKWebView) {
        let former = session.webView
        session.replaceWebView(with: webView)
        bridge.move(to: webView)
        components.move(to: webView)
        sentHeaders = [:]
        webView.takePlace(of: former)
        session.delegate?.session(session, didReplace: former)
    }

    func disconnect() {
        bridge.disconnect()
        components.disconnect()
    }

    /// Whether the document was loaded without components in the user agent, so that their web library doesn't start in
    /// it.
    var isOutdated: Bool { components.agent.isDocumentOutdated }

    /// Returns the input of a screen's page that the server doesn't have yet.
    package func unsavedInput(on visitable: any Visitable) -> UnsavedInput {
        guard let session, let screen = session.screens.existingID(of: visitable) else { return .none }
        return session.state.unsavedInput(on: screen)
    }

    /// Whether a screen still shows the page of a former user.
    package func isForgotten(_ visitable: any Visitable) -> Bool {
        guard let session, let screen = session.screens.existingID(of: visitable) else { return false }
        return session.state.isForgotten(screen)
    }

    /// Whether a visit to a URL replaces the document, and with it the snapshots of its pages.
    package func isReplaced(byVisitTo url: URL) -> Bool {
        isOutdated || session?.webView.url.map { Origin($0) != Origin(url) } == true
    }

    /// Tells the pages that wait for the user to sign in that the user has.
    package func userDidSignIn() { session?.send(.request(.userSignedIn)) }

    /// Forgets the pages of a user who has signed out, or of the former user, and what the user searches in them.
    ///
    /// - Parameter kept: the pages that stay; none by default.
    package func forgetUser(keeping kept: KeptPages = []) {
        session?.send(.request(.userChanged(keeping: kept)))
        if #available(iOS 16.0, *) { session?.webView.findInteraction?.dismissFindNavigator() }
    }

    /// Continues to wait for a page that doesn't respond, and checks it again.
    package func wait(for visitable: any Visitable) {
        if let session { session.send(.request(.wait(for: session.id(of: visitable)))) }
    }

    /// Reloads a page that doesn't respond, and discards its input.
    package func discardInput(on visitable: any Visitable) {
        if let session { session.send(.request(.discardInput(on: session.id(of: visitable)))) }
    }

    /// Calls back when the user agent contains the names of all components.
    func whenReadyToLoad(_ action: @escaping @MainActor () -> Void) {
        components.agent.whenSet(action)
    }

    func loadBegins() {
        components.agent.loadBegins()
    }

    func perform(_ effect: PageEffect) {
        guard let session else { return }
        switch effect {
        case .call(let call, let document, let purpose): perform(call, in: document, purpose)
        case .sendHeaders(let url): sendHeaders(for: url)
        case .forgetHeaders: sentHeaders = [:]
        case .documentDidCommit: components.agent.documentDidCommit()
        case .placementDidChange(let former, let placement): placementDidChange(from: former, to: placement)
        case .forgetMessages(let screen): components.forget(screen)
        case .check(let number, let timeout): check?.start(number, seconds: timeout)
        case .documentDidLoad: documentDidLoad(session)
        case .formDidStart: session.delegate?.sessionDidStartFormSubmission(session)
        case .formDidFinish: session.delegate?.sessionDidFinishFormSubmission(session)
        case .formDidFail(var failure, let form):
            if let form { failure.isTapped = session.links.consumeTap(of: form) }
            session.delegate?.session(
                session, didFailFormSubmissionTo: failure.url,
                error: session.isDelegateNavigator ? failure : failure.error)
        case .unsafeFormWasSent(let hasResponse): session.report(.unsafeFormWasSent(hasResponse: hasResponse))
        case .signInIsNeeded(let screen):
            if let visitable = session.screens[screen] { session.report(.signInIsNeeded(visitable)) }
        case .badgesDidChange(let badges): session.report(.badgesDidChange(badges))
        case .processDidEnd: session.delegate?.sessionWebViewProcessDidTerminate(session)
        case .replaceWebView:
            let webView = makeReplacement(of: session)
            if let webView { replaceWebView(of: session, with: webView) }
            session.send(.process(.replacementDidEnd(hasNewWebView: webView != nil)))
        case .inputDidChange(let screen): if session.screens[screen] != nil { session.report(.inputDidChange) }
        case .pageDidNotRespond(let screen):
            if let visitable = session.screens[screen] { session.report(.pageDidNotRespond(visitable)) }
        }
    }

    private func documentDidLoad(_ session: Session) {
        guard let delegate = session.delegate else { return session.webView.navigationDelegate = session }
        delegate.sessionDidLoadWebView(session)
    }

    private func perform(_ call: PageCall, in document: PageDocument?, _ purpose: CallPurpose) {
        session?.visits.onActivity?(call.activity)
        bridge.call(call, in: document) { [weak session] in session?.send(.page(.callFailed(purpose, reason: $0))) }
    }

    private func sendHeaders(for url: URL) {
        guard let headers = session?.settings.requestHeaders(url), headers != sentHeaders else { return }
        sentHeaders = headers
        perform(.setHeaders(headers, origin: Origin(url)), in: nil, .other)
    }

    /// Updates the components after every change of the web view's placement.
    private func placementDidChange(from former: WebViewPlacement, to placement: WebViewPlacement) {
        defer { components.refreshSoon() }
        guard placement.contentOwner != former.contentOwner else { return }
        // After a redirect the page has been rendered, and now belongs to a screen that was not visited.
        if let owner = placement.owner, owner == placement.contentOwner, let formerOwner = former.owner,
            owner != formerOwner
        {
            components.inherit(owner, from: formerOwner, isRendered: former.contentOwner == formerOwner)
        } else {
            components.pageChanged()
        }
    }
}

extension SessionPage: PageBridgeDelegate {
    func isOwn(_ origin: Origin) -> Bool { session?.site.origins.contains(origin) == true }

    func receive(_ message: WKScriptMessage) {
        guard let session, let content = bridge.decode(message) else { return }
        session.visits.onActivity?(content.activity(of: message.body))
        session.send(.page(.message(content)))
        session.report(.stateDidChange)
    }

    func userDidTap(for seconds: TimeInterval) { session?.links.registerTap(for: seconds) }

    func pageDidNotLoad(script: URL) { session?.send(.page(.scriptNotLoaded(script))) }
}

extension SessionPage: ComponentBridgeHost {
    var componentFacts: BridgeInbox.Facts {
        var facts = BridgeInbox.Facts()
        guard let session else { return facts }
        facts.holder = session.state.placement.holder
        facts.holderURL = session.activeVisitable?.visitableURL
        facts.contentOwner = session.state.placement.contentOwner
        facts.contentURL = session.state.contentURL
        return facts
    }

    func willSendToComponent() { session?.links.registerTap() }

    func consumeTap() -> Bool { session?.links.consumeTap() == true }
}
