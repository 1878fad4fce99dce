import Foundation

/// Links and loads that Turbo doesn't handle: the table "Links and loads outside Turbo" of `docs/flows.md`.
extension SessionState {
    func isOwn(_ url: URL) -> Bool { facts.origins.contains(url) }

    /// Decides about a load for which WebKit requests a policy.
    ///
    /// - Returns: the decision, and the effects to perform after WebKit has received it.
    package mutating func decide(_ load: LinkLoad, _ facts: SessionFacts) -> (LinkDecision, [SessionEffect]) {
        self.facts = facts
        let decision = decide(load)
        return (decision, drainEffects())
    }

    private mutating func decide(_ load: LinkLoad) -> LinkDecision {
        switch load.target {
        // Only WebKit can send the form there.
        case .newWindow: return load.isPost ? .allow : .follow
        case .frame: return .allow
        case .mainFrame: break
        }
        if let source = load.source, redirectToOtherApp(load.url, from: source) { return .cancel }
        if isOnExternalPage { return decideOnExternalPage(load) }
        switch load.kind {
        case .reload:
            if allows(load.url) { reload() }
            return .cancel
        case .form: return Origin(load.url).isWeb && allows(load.url) ? .allow : .cancel
        case .link: return staysInPage(load.url) ? .allow : .follow
        case .unknown: return .cancel
        }
    }

    /// Decides about a load in an external page. An own URL is routed, except for a form with data, whose response is
    /// shown in place.
    private mutating func decideOnExternalPage(_ load: LinkLoad) -> LinkDecision {
        guard Origin(load.url).isWeb, !isOwn(load.url) || load.isPost else { return .follow }
        return allows(load.url) ? .allow : .cancel
    }

    /// Whether the URL differs from the current page only in its fragment.
    private func staysInPage(_ url: URL) -> Bool {
        guard let page = facts.webViewURL, url.fragment != nil else { return false }
        return PageIdentity(url).isSame(as: PageIdentity(page))
    }

    /// Whether the main frame shows an external page, such as that of a sign-in provider, to which a form outside Turbo
    /// led. Its links and redirects stay in the web view until one leads back to the app's site.
    var isOnExternalPage: Bool { facts.webViewURL.map { Origin($0).isWeb && !isOwn($0) } ?? false }

    /// - Parameter isTapped: whether the user tapped the link. A page can't open other apps without a tap.
    mutating func follow(_ url: URL, isTapped: Bool) {
        guard Origin(url).isWeb else { return emit(.link(.openInOtherApp(url, isTapped: isTapped))) }
        guard allows(url) else { return }
        guard isOwn(url) else { return emit(.link(.openExternalURL(url, isTapped: isTapped))) }
        emit(.link(.propose(PageMessage.Proposal(location: url, options: VisitOptions()))))
    }
}
