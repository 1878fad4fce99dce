import Foundation

/// The records of the screens.
extension SessionState {
    /// Takes note of a screen, with the URL that it is routed to now; nil for none.
    package mutating func note(_ screen: ScreenID, routed url: URL?) {
        routes[screen] = url
    }

    /// The record of a screen. One that was never visited has its routed URL only.
    func record(of screen: ScreenID?) -> ScreenRecord? {
        guard let screen else { return nil }
        return records[screen] ?? routes[screen].map { ScreenRecord(urls: VisitableURLs(routed: $0)) }
    }

    mutating func update(_ screen: ScreenID?, _ change: (inout ScreenRecord) -> Void) {
        guard let screen, var record = record(of: screen) else { return }
        change(&record)
        records[screen] = record
    }

    /// The URLs of a screen, while the web view has this one.
    package func urls(of screen: ScreenID, webViewURL: URL?, origins: OwnOrigins) -> VisitableURLs? {
        guard var urls = record(of: screen)?.urls else { return nil }
        let hasPage = screen == placement.holder && screen == placement.contentOwner && placement.hasURLOfPage
        // The URL of another site isn't that of the screen.
        if hasPage, let webViewURL, origins.contains(webViewURL) { urls.current = webViewURL }
        return urls
    }

    /// The URL that the page of a screen has now.
    func currentURL(of screen: ScreenID) -> URL? {
        urls(of: screen, webViewURL: facts.webViewURL, origins: facts.origins)?.current
    }

    /// Whether the page of a screen has something that the user has written and the server doesn't have.
    package func hasUnsavedInput(on screen: ScreenID) -> Bool { records[screen]?.hasUnsavedInput == true }

    /// Whether the page of a screen is in the web view, and will be uncovered with one of the next frames.
    package func isAboutToShow(_ screen: ScreenID) -> Bool {
        screen == placement.holder && screen == placement.contentOwner && screen != placement.uncovered
    }

    /// The URL of the page that is drawn, as its record has it.
    package var contentURL: URL? { record(of: placement.contentOwner)?.urls.current }

    mutating func forget(_ screen: ScreenID) {
        place(.gone(screen))
        records[screen] = nil
        routes[screen] = nil
        if visit?.screen == screen { visit?.screen = nil }
        emit(.page(.forgetMessages(screen)))
    }

    mutating func didAppear(_ screen: ScreenID) {
        let isStale = isStale(screen)
        if isStale { staleMark = nil }
        place(.didAppear(screen, isStale: isStale, isOwnerContained: facts.isOwnerContained))
    }

    /// A screen that is pushed right after the mark isn't stale.
    private func isStale(_ screen: ScreenID) -> Bool {
        guard let staleMark, let visit = records[screen]?.visit else { return false }
        return visit <= staleMark
    }

    mutating func remember(_ page: PageMessage.PageState, for screen: ScreenID?) {
        update(screen) { record in
            record.urls.current = page.location
            record.restorationIdentifier = page.restorationIdentifier
            record.failedOptions = nil
        }
    }
}
