extension WebViewPlacement {
    /// A fact about screens, visits or the page.
    package enum Event: Equatable, Sendable {
        /// A screen is about to appear. For a cancelled swipe, no other event follows.
        case willAppear(ScreenID)
        /// A screen appeared. `isStale`: what it shows was marked as out of date. `isOwnerContained`: the owner is in a
        /// container, such as a navigation controller.
        case didAppear(ScreenID, isStale: Bool, isOwnerContained: Bool)
        /// A screen left its container. `isTopmostInSight`: the screen that appeared last is in a window.
        case left(ScreenID, isTopmostInSight: Bool)
        /// The time for the owner to appear over this screen is over.
        case waitOver(ScreenID)
        /// A screen was deallocated.
        case gone(ScreenID)
        /// A screen is visited.
        case visitBegan(ScreenID)
        /// The running visit was rendered, failed or was cancelled.
        case visitEnded
        /// The page shows a visit of this screen; nil for a screen that is gone.
        case drawn(ScreenID?)
        /// The page made a visit by itself. It stays on its screen.
        case drawnByItself
        /// A visit was drawn after it was cancelled. `isOwnerOnStack`: whether the owner's screen can be seen again.
        case drawnLate(isOwnerOnStack: Bool)
        /// The visit of a screen failed. `losesDocument`: the document can't be used any more.
        case visitFailed(ScreenID?, losesDocument: Bool)
        /// The visit of a screen led to a file or to another site: the screen keeps the page that it has.
        case foundNoPage(ScreenID)
        /// The document of a screen's cold boot took the place of the former one.
        case documentCommitted(ScreenID?)
        /// A document has Turbo now. `isVisited`: the running visit waits for it; else it came by itself.
        case documentReady(isVisited: Bool)
        /// The page couldn't do what it was asked for: the document can't be used for another visit.
        case documentLost
        /// The web process ended.
        case processEnded
        /// The session covered a screen by itself, to load its page again.
        case covered(ScreenID)
        /// The page drew a frame that was asked for.
        case frameShown(Int)
        /// Another document took the place of the one that was asked for a frame: its load was stopped too late.
        /// `isOwnerOnStack`: whether the owner's screen can be seen again.
        case documentReplaced(frame: Int, isOwnerOnStack: Bool)
        /// After a redirect, the page in the web view belongs to this screen.
        case adopted(ScreenID)
    }
}
