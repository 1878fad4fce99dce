import Foundation

/// The signals of pages: native controls that belong to the screen of their page.
extension SessionState {
    /// Reports to a screen that its page is rendered. An external page sends no messages, and has no signals.
    mutating func render(_ screen: VisitableID) {
        emit(.screen(.render(screen, page)))
        takeSignals(of: screen)
    }

    /// Gives a screen the signals of the page that is in the web view.
    mutating func takeSignals(of screen: VisitableID) {
        let isOfPage = page.map { Origin($0.location) } == facts.webViewURL.map { Origin($0) }
        let signals = isOfPage ? page?.signals ?? [] : []
        update(screen) { $0.signals = signals }
        if isOfPage { showBadges(of: screen) }
    }

    /// Badges aren't a part of a screen: they stay until another page says otherwise. What the page of a screen has
    /// already said is not repeated until the server answers again, because another page may know more since.
    private mutating func showBadges(of screen: VisitableID) {
        guard let page, !page.badges.isEmpty else { return }
        let answered = visit.flatMap { $0.answer == nil ? nil : $0.token }
        let isAnswer = answered != nil && answered != badgeVisit
        badgeVisit = answered ?? badgeVisit
        let isNew = isAnswer || page.badges != screenState(of: screen)?.badges
        update(screen) { $0.badges = page.badges }
        if isNew { emit(.page(.badgesDidChange(page.badges))) }
    }

    /// While another page is being visited, the page on screen has the history entry of that one. Then this message is
    /// ignored: the other page reports its signals when it is rendered, and this one when the user returns.
    mutating func signalsDidChange(_ page: PageMessage.PageState) {
        guard let screen = placement.contentOwner,
            screenState(of: screen)?.restorationIdentifier == page.restorationIdentifier
        else { return }
        let isRenamed = page.title != self.page?.title
        self.page = page
        if isRenamed { return render(screen) }
        update(screen) { $0.signals = page.signals }
        showBadges(of: screen)
    }

    /// Shows the controls again, if the app has replaced them with its own since.
    mutating func showSignals(on screen: VisitableID) {
        let signals = signals(of: screen)
        if !signals.isEmpty { emit(.screen(.showSignals(signals, screen))) }
    }

    /// The tap counts only for the page of its screen.
    mutating func userDidTap(_ signal: Int, on screen: VisitableID) {
        guard let tapped = shownSignals(on: screen).lazy.compactMap({ $0.tapped(signal) }).first else {
            return log(.info, .signalNotReady)
        }
        if let url = tapped.share { return emit(.screen(.share(url, screen))) }
        emit(.link(.registerTap))
        callInDocument(.click(signal: signal), .other)
    }

    /// The user's text in a search goes to its field in the page.
    mutating func userDidSearch(_ text: String, in signal: Int, submits: Bool, on screen: VisitableID) {
        guard shownSignals(on: screen).contains(where: { $0.kind.isSearch && $0.element.id == signal }) else {
            return log(.info, .signalNotReady)
        }
        if submits { emit(.link(.registerTap)) }
        let text = String(text.prefix(PageSignal.maximumSearchLength))
        callInDocument(.search(signal: signal, text: text, submits: submits), .other)
    }

    package func signals(of screen: VisitableID) -> [PageSignal] { screenState(of: screen)?.signals ?? [] }

    private func shownSignals(on screen: VisitableID) -> [PageSignal] {
        screen == placement.contentOwner && screen == placement.holder ? signals(of: screen) : []
    }
}
