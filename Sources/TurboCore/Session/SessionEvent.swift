import Foundation

/// An event that a session reports to ``SessionState``.
package enum SessionEvent: Sendable {
    package typealias VisitableID = WebViewPlacement.VisitableID

    // The app and the navigator.
    case visit(VisitRequest)
    /// Reloads the page of the topmost screen.
    case reload
    /// Reloads the page of this screen, as the user requested.
    case reloadRequested(VisitableID)
    /// Refreshes a screen, at the current URL of its page.
    case refresh(VisitableID, response: VisitResponse?)
    /// Visits the own URL of this screen's page, in the page.
    case visitInPage(PageMessage.Proposal, VisitableID)
    /// Repeats a failed visit with the same options.
    case retry(VisitableID)
    /// The rendered page belongs to this screen now.
    case adopt(VisitableID)
    /// The screen is one of the app's previous run. `visits`: it is loaded now, and not when it appears.
    case screenRestored(VisitableID, SessionState.RestoredPage, visits: Bool)
    case cancel
    case clearSnapshots
    case snapshotsBecameStale
    case contentBecameStale

    // Screens.
    case willAppear(VisitableID)
    case didAppear(VisitableID)
    case didLeaveContainer(VisitableID)
    case deallocated(VisitableID)
    /// The owner did not appear over this screen in time.
    case waitDidEnd(VisitableID)
    /// The screen of this visit left its container, and wasn't added to another one.
    case screenWasRemoved(token: Int)

    // The page.
    case message(PageMessage)
    /// A call to the page failed.
    case callFailed(CallPurpose, reason: String)
    case scriptNotLoaded(URL)

    // WebKit.
    case documentCommitted(token: Int)
    /// The server, or the site's worker, answered the request for the document of a visit.
    case documentAnswered(token: Int, OfflineCopy?)
    case documentLoaded(token: Int)
    case loadFailed(token: Int, VisitFailure)
    /// The server redirected the load of a visit, and the load follows.
    case redirectFollowed(token: Int, to: URL)
    /// The server redirected the load of a visit to a page that doesn't belong on its screen. The load was blocked.
    case redirectBlocked(token: Int, to: URL)
    /// The load of a visit led to an external URL. The visit was a probe, which follows redirects to find that out.
    case redirectedToExternalURL(token: Int, to: URL)
    /// The load of a visit led to a file.
    case fileFound(token: Int, contentType: String?)
    /// WebKit loaded a document outside the cold boots. An external page sends no messages.
    case documentFinished
    /// A load outside the cold boots failed, and the page stays. `isForm`: the load sends a form with POST.
    case documentFailed(VisitFailure, isForm: Bool)
    case processEnded
    /// The app is in the foreground after its web process ended.
    case processMayRestart
    /// The app returned to the foreground, where the page's process may have ended without a report.
    case enteredForeground
    case pageDidRespond(check: Int)
    /// The page did not respond in time. While a dialog is shown, it can't.
    case pageDidNotRespond(check: Int, isShowingDialog: Bool)
    /// The page can't respond, because its process has ended. WebKit may not have reported it.
    case pageIsGone(check: Int)
    /// The web view was replaced, or can't be: the app made it, and doesn't make another one.
    case replacementDidEnd(hasNewWebView: Bool)
    /// The user waits for the page of this screen, which doesn't respond and has unsaved input.
    case waitRequested(VisitableID)
    /// The web view is about to be replaced while its screens are hidden.
    case webViewReleased
    /// The user reloads the page of this screen, which doesn't respond, and discards its input.
    case discardRequested(VisitableID)
    /// The server answered the load of a visit with this status, which has no content.
    case documentMissing(token: Int, statusCode: Int)
    /// The server sent an authentication challenge.
    case challengeReceived(token: Int)
    case challengeHandled(token: Int, isCancelled: Bool)

    // Links.
    /// A link or a load that Turbo didn't handle leads to this URL.
    case linkFollowed(URL, isTapped: Bool)

    // Time.
    case deadlinePassed(token: Int, isHidden: Bool)
    /// The visit takes long enough to show its progress.
    case becameSlow(token: Int)
}

/// The purpose of a call to the page, which decides what happens if it fails.
package enum CallPurpose: Equatable, Sendable {
    /// The call makes a visit, or is part of one.
    case visit(Int)
    /// The call requests a report of a frame.
    case frame(Int)
    case other
}
