import Foundation

/// What the bridge of components needs to know of screens and page.
extension Session {
    var componentFacts: BridgeInbox.Facts {
        var facts = BridgeInbox.Facts()
        facts.holder = placement.holder
        facts.holderURL = visitables[placement.holder]?.visitableURL
        facts.contentOwner = placement.contentOwner
        facts.contentURL = visitables[placement.contentOwner].flatMap { record(of: $0) }?.urls.current
        return facts
    }

    /// The bridge follows the placement of the web view, whatever changes it.
    func placementDidChange(from former: WebViewPlacement) {
        for screen in components.waitingScreens where visitables[screen] == nil { components.forget(screen) }
        guard placement.contentOwner != former.contentOwner else { return components.refreshSoon() }
        if let url = visitables[placement.contentOwner]?.visitableURL, let owners = adoption(since: former) {
            components.inherit(owners.new, from: owners.former, at: url)
        } else {
            components.pageChanged()
        }
        components.refreshSoon()
    }

    /// The screens of a redirect: the page has been drawn, and now belongs to a screen that was not visited.
    private func adoption(
        since former: WebViewPlacement
    ) -> (new: WebViewPlacement.ScreenID, former: WebViewPlacement.ScreenID)? {
        guard let owner = placement.owner, owner == placement.contentOwner, let formerOwner = former.owner,
            owner != formerOwner
        else { return nil }
        return (owner, formerOwner)
    }
}
