import Foundation

/// Visits that pages and servers propose.
extension Session {
    func propose(_ proposal: PageMessage.Proposal) {
        guard let token = proposal.redirectedVisit else {
            guard isOwn(proposal.location) else { return openOrPropose(proposal.location, isTapped: false) }
            guard fulfils(proposal.location) else { return }
            site.taps.noteProposal(of: proposal.location)
            if proposal.options.response != nil { formWasSent(isAnswered: true) }
            var visit = self.proposal(for: proposal.location, options: proposal.options)
            visit.linkTitle = proposal.linkTitle
            delegate?.session(self, didProposeVisit: visit)
            return
        }
        guard let current = currentVisit, current.token == token, !current.machine.isCancelled,
            let visitable = current.visitable
        else {
            return log(.info, "a redirect to \(proposal.location) was dropped: its visit was cancelled")
        }
        onActivity?(.visitRedirected(token: token, from: current.location, to: proposal.location))
        guard isOwn(proposal.location) else { return openExternal(proposal.location, of: current) }
        let visit = self.proposal(for: proposal.location, options: proposal.options)
        if current.isRefresh { return propose(visit, refreshing: current, on: visitable) }
        updateRecord(of: visitable) { $0.urls.redirected = proposal.location }
        // Without a response the redirect led to a historical location, which is not rendered.
        let isRendered = proposal.options.response != nil
        if !isRendered { send(.cancel, to: current) }
        let redirect = VisitRedirect(
            proposal: visit, visitable: visitable, in: self, originalAction: current.options.action,
            isRendered: isRendered)
        propose(redirect)
    }

    /// A delegate that knows no redirects gets an ordinary proposal, whose redirect can be asked for.
    func propose(_ redirect: VisitRedirect) {
        if let delegate = delegate as? any RedirectingSessionDelegate {
            delegate.session(self, didPropose: redirect)
        } else {
            proposedRedirect = redirect
            delegate?.session(self, didProposeVisit: redirect.proposal)
        }
    }

    func propose(_ url: URL) {
        guard fulfils(url) else { return }
        site.taps.noteProposal(of: url)
        delegate?.session(self, didProposeVisit: proposal(for: url))
    }

    private func proposal(for url: URL, options: VisitOptions = VisitOptions()) -> VisitProposal {
        VisitProposal(url: url, options: options, properties: pathConfiguration?.properties(for: url) ?? [:])
    }

    // MARK: Redirects of a cold boot

    /// Whether a redirect stays where the visit was going: on its origin and, for a navigator, on its stack.
    func follows(_ redirect: URL, of visit: Visit) -> Bool {
        guard delegate is any RedirectingSessionDelegate else { return Origin(redirect) == Origin(visit.location) }
        return proposal(for: visit.location).followsRedirect(to: proposal(for: redirect))
    }

    /// A cold boot was redirected to where its screen does not belong: the target is routed instead.
    func route(_ redirect: URL, of visit: Visit) {
        onActivity?(.visitRedirected(token: visit.token, from: visit.location, to: redirect))
        log(.info, "\(visit.location) redirects to \(redirect), which is routed instead")
        guard isOwn(redirect) else { return openExternal(redirect, of: visit) }
        send(.cancel, to: visit)
        guard let delegate = delegate as? any RedirectingSessionDelegate else {
            openOrPropose(redirect, isTapped: false)
            return
        }
        guard let visitable = visit.visitable else { return }
        delegate.session(
            self,
            didPropose: VisitRedirect(
                proposal: proposal(for: redirect), visitable: visitable, in: self, originalAction: visit.options.action,
                isRendered: false))
    }

    /// The server redirects to another site: the target opens outside. The screen is removed, or shows why it stays empty. Only
    /// pages open: a server does not start other apps. And a script that visits such pages by itself opens no more browsers
    /// than one that opens them.
    func openExternal(_ redirect: URL, of visit: Visit) {
        guard Origin(redirect).isWeb else {
            return send(.failed(VisitFailure(LoadError.schemeRefused(url: redirect), url: visit.location)), to: visit)
        }
        endWithoutPage(visit, because: LoadError.redirectedElsewhere(url: redirect))
        let isUnasked = site.taps.takeUnasked(visit.location)
        if isUnasked, navigator?.sessionMayOpenExternalURL(self, isTapped: false) == false { return }
        openOutside(redirect)
    }
}
