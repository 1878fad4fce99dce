extension WebViewPlacement {
    /// What the session does with screens and page.
    package enum Effect: Equatable, Sendable {
        /// Takes the web view out of a screen, which keeps a picture. `hasPage`: its URL is that of the screen's page, and is
        /// remembered.
        case removeWebView(ScreenID, hasPage: Bool)
        /// Puts the web view on a screen. `isCovered`: the page in it is another screen's.
        case move(to: ScreenID, isCovered: Bool)
        /// Covers a screen with its picture.
        case cover(ScreenID)
        /// Covers a screen, and forgets its picture.
        case blank(ScreenID)
        /// Shows what the page has drawn for a screen.
        case show(ScreenID)
        /// Takes the picture away: the page has drawn a frame under it.
        case uncover(ScreenID)
        /// Asks the page for a frame.
        case reportFrame(Int)
        /// Tells the page that it belongs to this screen, though Turbo's history names another. The page reports a frame.
        case adopt(ScreenID, frame: Int)
        /// Gives a screen the record of the former owner: the same page under another URL.
        case inherit(ScreenID, from: ScreenID)
        /// Tells a screen that its page is there.
        case render(ScreenID)
        /// Visits a screen again that was visited before.
        case restore(ScreenID)
        /// Loads the page of the topmost screen again.
        case reload
        case cancelVisit
        /// Cancels the visit unless its screen is on its way to another container.
        case cancelVisitUnlessMoved
        /// Waits for the owner to appear over a screen that is visible for a moment.
        case awaitOwner(over: ScreenID)
    }
}
