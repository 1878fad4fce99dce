import Foundation

/// An event that a session reports to ``SessionState``.
package enum SessionEvent: Sendable {
    package typealias VisitableID = WebViewPlacement.VisitableID

    /// The app, the navigator or the user asks for something.
    case request(Request)
    case screen(VisitableID, Screen)
    case page(Page)
    /// What happens to a visit. The events of an earlier visit are late, and ignored.
    case visit(token: Int, Visit)
    case process(Process)
    /// The result of a check of the page. That of an earlier check is late, and ignored.
    case check(number: Int, Check)

    package enum Request: Sendable {
        case visit(VisitRequest)
        /// Reloads the page of the topmost screen.
        case reload
        /// Reloads the page of this screen, as the user requested.
        case reloadPage(of: VisitableID)
        /// Refreshes a screen, at the current URL of its page.
        case refresh(VisitableID, response: VisitResponse?)
        /// Visits the own URL of this screen's page, in the page.
        case visitInPage(PageMessage.Proposal, VisitableID)
        /// Loads the document that forms outside Turbo have replaced on this screen, that many of them ago.
        case loadFormerDocument(by: Int, of: VisitableID)
        /// Repeats a failed visit with the same options.
        case retry(VisitableID)
        /// The rendered page belongs to this screen now.
        case adopt(VisitableID)
        /// The screen is one of the app's previous run. `visits`: it is loaded now, and not when it appears.
        case restore(VisitableID, SessionState.RestoredPage, visits: Bool)
        case cancel
        case clearSnapshots
        case markSnapshotsAsStale
        case markContentAsStale
        case userSignedIn
        /// The user has signed out, or another one may have signed in.
        case userChanged(keeping: KeptPages = [])
        /// The user waits for the page of this screen, which doesn't respond and has unsaved input.
        case wait(for: VisitableID)
        /// The user reloads the page of this screen, which doesn't respond, and discards its input.
        case discardInput(on: VisitableID)
        /// The native controls for the elements with these numbers aren't shown.
        case keepElements([Int])
        /// The user has tapped a native control of a screen, which belongs to the element with this number.
        case tapSignal(Int, VisitableID)
        /// The user has changed the text of a screen's search, or sends it. It belongs to the field with this number.
        case search(String, in: Int, submits: Bool, VisitableID)
        /// The web view is about to be replaced while its screens are hidden.
        case releaseWebView
    }

    package enum Screen: Sendable {
        case willAppear
        case didAppear
        case didLeaveContainer
        /// The screen left its container a turn ago, and is on no other one.
        case wasRemoved
        case deallocated
        /// The owner did not appear over this screen in time.
        case waitDidEnd
    }

    package enum Page: Sendable {
        case message(PageMessage)
        /// A call to the page failed.
        case callFailed(CallPurpose, reason: String)
        case scriptNotLoaded(URL)
        /// A link or a load that Turbo didn't handle leads to this URL.
        case linkFollowed(URL, isTapped: Bool)
        /// The server answered a load outside the cold boots.
        case documentAnswered(isError: Bool, isStored: Bool)
        /// WebKit loaded a document outside the cold boots. An external page sends no messages.
        case documentFinished
        /// The server answered a form outside Turbo with a file or nothing, and the page stays.
        case formAnsweredWithoutPage
        /// A load outside the cold boots failed, and the page stays. `isForm`: the load sends a form with POST.
        case documentFailed(VisitFailure, isForm: Bool)
    }

    package enum Visit: Sendable {
        case documentCommitted
        /// The server, or the site's worker, answered the request for the document.
        case documentAnswered(OfflineCopy?)
        case documentLoaded
        case loadFailed(VisitFailure)
        /// The server redirected the load, and the load follows.
        case redirectFollowed(to: URL)
        /// The server redirected the load to a page that doesn't belong on its screen. The load was blocked.
        case redirectBlocked(to: URL)
        /// The load led to an external URL. The visit was a probe, which follows redirects to find that out.
        case redirectedToExternalURL(to: URL)
        /// The load led to a file.
        case fileFound(contentType: String?)
        /// The server answered the load with this status, which has no content.
        case documentMissing(statusCode: Int)
        /// The server sent an authentication challenge.
        case challengeReceived
        case challengeHandled(isCancelled: Bool)
        case deadlinePassed(isHidden: Bool)
        /// The visit takes long enough to show its progress.
        case becameSlow
        /// The screen of the visit left its container, and wasn't added to another one.
        case screenWasRemoved
    }

    package enum Process: Sendable {
        case ended
        /// The app is in the foreground after its web process ended.
        case mayRestart
        /// The app returned to the foreground, where the page's process may have ended without a report.
        case enteredForeground
        /// The web view was replaced, or can't be: the app made it, and doesn't make another one.
        case replacementDidEnd(hasNewWebView: Bool)
    }

    package enum Check: Sendable {
        case responded
        /// The page did not respond in time. `isExcused`: it can't, while a dialog is shown over it, or it may only be
        /// that the system hasn't resumed the process of a hidden page.
        case didNotRespond(isExcused: Bool)
        /// The page can't respond, because its process has ended. WebKit may not have reported it.
        case isGone
    }
}

/// The pages of a session that stay when its user changes.
package struct KeptPages: OptionSet, Sendable {
    package let rawValue: Int

    /// The page that was visited last, with which the server answered the sign-out.
    package static let last = KeptPages(rawValue: 1)
    /// Those with unsaved input.
    package static let unsaved = KeptPages(rawValue: 2)

    package init(rawValue: Int) { self.rawValue = rawValue }
}

/// The purpose of a call to the page, which decides what happens if it fails.
package enum CallPurpose: Equatable, Sendable {
    /// The call makes a visit, or is part of one.
    case visit(Int)
    /// The call requests a report of a frame.
    case frame(Int)
    case other
}
