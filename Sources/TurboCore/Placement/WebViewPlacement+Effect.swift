extension WebViewPlacement {
    /// A change that the session makes to its screens or page.
    package enum Effect: Equatable, Sendable {
        /// Removes the web view from a screen, which shows its screenshot. `hasPage`: the web view's URL is that of the
        /// screen's page, and is stored.
        case removeWebView(VisitableID, hasPage: Bool)
        /// Moves the web view to a screen. `hasLeftoverPage`: the web view contains a leftover page.
        case move(to: VisitableID, hasLeftoverPage: Bool)
        /// Shows the screenshot of a screen.
        case showScreenshot(VisitableID)
        /// Covers a screen, and deletes its screenshot.
        case showBlank(VisitableID)
        /// Shows the page that was rendered for a screen.
        case show(VisitableID)
        /// Hides the screenshot: the page has drawn a frame behind it.
        case hideScreenshot(VisitableID)
        /// Requests a report of the next frame from the page.
        case reportFrame(Int)
        /// Reports to the page that it belongs to this screen, although Turbo's history names another. The page then
        /// reports a frame.
        case adopt(VisitableID, frame: Int)
        /// Copies the former owner's state to a screen: the same page under another URL.
        case inherit(VisitableID, from: VisitableID)
        /// Reports to a screen that its page is rendered.
        case render(VisitableID)
        /// Restores the page of a screen that was visited before.
        case restore(VisitableID)
        /// Reloads the page of the topmost screen.
        case reload
        case cancelVisit
        /// Cancels the visit unless its screen is moving to another container.
        case cancelVisitUnlessMoved
        /// Waits for the owner to appear over a screen that is visible only for a moment.
        case awaitOwner(over: VisitableID)
    }
}
