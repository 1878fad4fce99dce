import Foundation

/// Links and loads that Turbo did not take: the table "Links and loads outside Turbo" of `docs/flows.md`.
extension SessionState {
    func isOwn(_ url: URL) -> Bool { facts.origins.contains(url) }

    /// Decides about a load that the engine asks about.
    ///
    /// - Returns: the decision, and what follows once the engine has its answer.
    package mutating func decide(_ load: LinkLoad, _ facts: SessionFacts) -> (LinkDecision, [SessionEffect]) {
        self.facts = facts
        let decision = decide(load)
        return (decision, takeEffects())
    }

    private mutating func decide(_ load: LinkLoad) -> LinkDecision {
        switch load.target {
        case .newWindow: return .follow
        case .frame: return .allow
        case .mainFrame: break
        }
        if isAway { return decideAway(load) }
        switch load.kind {
        case .reload:
            if allows(load.url) { reload() }
            return .cancel
        case .form: return Origin(load.url).isWeb && allows(load.url) ? .allow : .cancel
        case .link: return staysInPage(load.url) ? .allow : .follow
        case .unknown: return .cancel
        }
    }

    /// A load of another site's page. An own URL is routed, except for a form with data, whose answer is shown in place.
    private mutating func decideAway(_ load: LinkLoad) -> LinkDecision {
        guard Origin(load.url).isWeb, !isOwn(load.url) || load.isPost else { return .follow }
        return allows(load.url) ? .allow : .cancel
    }

    /// Whether only the fragment differs from the page on screen.
    private func staysInPage(_ url: URL) -> Bool {
        guard let page = facts.webViewURL, url.fragment != nil else { return false }
        return PageIdentity(url).isSame(as: PageIdentity(page))
    }

    /// Whether the main frame shows a page of another site, such as a provider's to sign in: a form outside Turbo led
    /// there. Its links and redirects stay in the web view until one leads back.
    var isAway: Bool { facts.webViewURL.map { Origin($0).isWeb && !isOwn($0) } ?? false }

    /// - Parameter isTapped: whether the user asked for it. A page by itself does not open other apps.
    mutating func follow(_ url: URL, isTapped: Bool) {
        guard Origin(url).isWeb else { return emit(.link(.openElsewhere(url, isTapped: isTapped))) }
        guard allows(url) else { return }
        guard isOwn(url) else { return emit(.link(.openOutside(url, isTapped: isTapped))) }
        emit(.link(.propose(PageMessage.Proposal(location: url, options: VisitOptions()))))
    }
}
