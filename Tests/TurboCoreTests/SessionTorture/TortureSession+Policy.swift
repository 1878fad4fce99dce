import Foundation

@testable import TurboCore

/// The decisions that WebKit needs before it continues a load.
extension TortureSession {
    /// Decides about a load in the main frame, of the cold boot or of the page.
    func allows(_ load: LinkLoad) -> Bool {
        if let coldBoot, coldBoot.load != nil, !coldBoot.hasCommitted { return follows(load.url, of: coldBoot) }
        if load.kind == .link, let stopped = stoppedURL, PageIdentity(stopped).isSame(as: PageIdentity(load.url)) {
            stoppedURL = nil
            return false
        }
        let decision = decide(load)
        if decision == .follow { send(.page(.linkFollowed(load.url, isTapped: world.dice.flip()))) }
        return decision == .allow
    }

    private func follows(_ url: URL, of coldBoot: TortureColdBoot) -> Bool {
        self.coldBoot?.policyWasRequested = true
        let location = coldBoot.request.location
        if PageIdentity(url).isSame(as: PageIdentity(location)) { return true }
        let target = VisitProposal(url: url, properties: TorturePages.properties(for: url))
        if VisitProposal(url: location, properties: TorturePages.properties(for: location)).followsRedirect(to: target)
        {
            send(.visit(token: coldBoot.token, .redirectFollowed(to: url)))
            return true
        }
        if coldBoot.request.isProbe, Origin(url).isWeb, !TorturePages.isOwn(url) {
            self.coldBoot?.isExternal = true
            return true
        }
        send(.visit(token: coldBoot.token, .redirectBlocked(to: url)))
        return false
    }

    /// Starts a load by the page itself, which replaces one of the session.
    func pageLoads(_ url: URL) {
        let former = engine.load
        _ = engine.begin(url, isOfPage: true, &world.dice)
        engine.load?.policyWasRequested = true
        if let former, coldBoot?.load == former.number {
            engine.mail.append(.loadFailed(load: former.number, failure(former.url)))
        }
    }
}
