import Foundation

/// The scroll positions of pages whose documents are gone.
extension SessionState {
    /// The page of a screen of the app's previous run.
    package struct RestoredPage: Equatable, Sendable {
        package let url: URL
        package let position: ScrollPosition?
        /// The identifier of a new history entry, to which the position belongs.
        package let restorationIdentifier: String

        package init(url: URL, position: ScrollPosition?, restorationIdentifier: String) {
            (self.url, self.position) = (url, position)
            self.restorationIdentifier = restorationIdentifier
        }
    }

    mutating func restorePage(_ page: RestoredPage, of screen: VisitableID, visits: Bool) {
        update(screen) {
            $0.urls.current = page.url
            guard let position = page.position else { return }
            $0.position = position
            $0.isPositionLost = true
            $0.restorationIdentifier = page.restorationIdentifier
        }
        if visits { restore(screen) }
    }

    /// The page may have been replaced meanwhile, so its screen is found by its history entry.
    mutating func pageDidScroll(_ page: String, to position: ScrollPosition) {
        guard !page.isEmpty, let screen = screenStates.first(where: { $0.value.restorationIdentifier == page })?.key
        else { return }
        update(screen) { $0.position = position }
    }

    mutating func givePosition(of visit: VisitState) {
        guard let page = visit.request.restorationIdentifier, let state = screenState(of: visit.screen),
            state.isPositionLost, let position = state.position
        else { return }
        update(visit.screen) { $0.isPositionLost = false }
        call(.setPosition(page: page, position))
    }

    /// Returns the scroll position of a screen's page; nil if the page has reported none.
    package func position(of screen: VisitableID) -> ScrollPosition? { screenStates[screen]?.position }
}
