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
    }

    /// Shows the controls again, if the app has replaced them with its own since.
    mutating func showSignals(on screen: VisitableID) {
        let signals = screenState(of: screen)?.signals ?? []
        if !signals.isEmpty { emit(.screen(.showSignals(signals, screen))) }
    }

    /// The tap counts only for the page of its screen.
    mutating func userDidTap(_ signal: Int, on screen: VisitableID) {
        guard screen == placement.contentOwner, screen == placement.holder,
            screenState(of: screen)?.signals.contains(where: { $0.allowsTap(of: signal) }) == true
        else { return log(.info, .signalNotReady) }
        emit(.link(.registerTap))
        callInDocument(.click(signal: signal), .other)
    }
}
