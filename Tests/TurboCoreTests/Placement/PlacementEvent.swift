@testable import TurboCore

extension WebViewPlacement {
    /// A call of one of the methods, for the rows of tables.
    enum Event: Equatable, Sendable {
        /// A screen is about to appear. After a cancelled swipe, no other event follows.
        case willAppear(VisitableID)
        /// A screen appeared. `isStale`: its content was marked as out of date. `isOwnerContained`: the owner is in a
        /// container, such as a navigation controller.
        case didAppear(VisitableID, isStale: Bool, isOwnerContained: Bool)
        /// A screen left its container. `isTopmostVisible`: the screen that appeared last is in a window.
        case didLeaveContainer(VisitableID, isTopmostVisible: Bool)
        /// The owner did not appear over this screen in time.
        case waitDidEnd(VisitableID)
        /// A screen left its container a turn ago, and is on no other one.
        case wasRemoved(VisitableID)
        /// A screen was deallocated.
        case deallocated(VisitableID)
        /// A screen is visited.
        case visitBegan(VisitableID)
        /// The current visit was rendered, failed or was cancelled.
        case visitEnded
        /// The page was rendered by a visit of this screen; nil for a screen that was deallocated.
        case rendered(VisitableID?)
        /// The page was rendered by a visit that it made itself. It stays on its screen.
        case renderedByPage
        /// The page of a cancelled visit was rendered after all. `isOwnerOnStack`: whether the owner can become visible
        /// again.
        case renderedLate(isOwnerOnStack: Bool)
        /// The visit of a screen failed. `discardsDocument`: the document can't be used anymore.
        case visitFailed(VisitableID?, discardsDocument: Bool)
        /// The visit of a screen led to a file or an external URL: the screen keeps its current page.
        case foundNoPage(VisitableID)
        /// The document of a screen's cold boot replaced the previous one.
        case documentCommitted(VisitableID?)
        /// Turbo has started in a document. `isVisited`: the current visit waited for it. Otherwise no visit did.
        case documentReady(isVisited: Bool)
        /// A call to the page failed: the document can't be used for another visit.
        case documentLost
        /// The web process ended.
        case processEnded
        /// The web view is about to be replaced, while no screen is visible.
        case webViewReleased
        /// The session itself covered a screen, to reload its page.
        case screenshotShown(VisitableID)
        /// The page drew a frame whose report was requested.
        case frameShown(Int)
        /// Another document replaced the one from which a frame was requested: its load was stopped too late.
        /// `isOwnerOnStack`: whether the owner can become visible again.
        case documentReplaced(frame: Int, isOwnerOnStack: Bool)
        /// After a redirect, the page in the web view belongs to this screen.
        case adopted(VisitableID)
    }

    mutating func handle(_ event: Event) -> [Effect] {
        switch event {
        case .willAppear(let screen): willAppear(screen)
        case .didAppear(let screen, let isStale, let isOwnerContained):
            didAppear(screen, isStale: isStale, isOwnerContained: isOwnerContained)
        case .didLeaveContainer(let screen, let isTopmostVisible):
            didLeaveContainer(screen, isTopmostVisible: isTopmostVisible)
        case .waitDidEnd(let screen): waitDidEnd(screen)
        case .wasRemoved(let screen): wasRemoved(screen)
        case .deallocated(let screen): forget(screen)
        case .visitBegan(let screen): visitBegan(screen)
        case .visitEnded: visitEnded()
        case .rendered(let screen): show(screen)
        case .renderedByPage: renderedByPage()
        case .renderedLate(let isOwnerOnStack): renderedLate(isOwnerOnStack: isOwnerOnStack)
        case .visitFailed(let screen, let discardsDocument): visitFailed(screen, discardsDocument: discardsDocument)
        case .foundNoPage(let screen): foundNoPage(screen)
        case .documentCommitted(let screen): documentCommitted(screen)
        case .documentReady(let isVisited): documentReady(isVisited: isVisited)
        case .documentLost: documentLost()
        case .processEnded: discardDocument()
        case .webViewReleased: release()
        case .screenshotShown(let screen): screenshotShown(screen)
        case .frameShown(let number): frameShown(number)
        case .documentReplaced(let frame, let isOwnerOnStack):
            documentReplaced(frame: frame, isOwnerOnStack: isOwnerOnStack)
        case .adopted(let screen): adopt(screen)
        }
    }
}
