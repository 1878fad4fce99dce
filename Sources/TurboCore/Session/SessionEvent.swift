import Foundation

/// A fact that a session reports to ``SessionState``.
package enum SessionEvent: Sendable {
    package typealias ScreenID = WebViewPlacement.ScreenID

    // The app and the navigator.
    case visit(VisitRequest)
    /// Loads the page of the topmost screen again.
    case reload
    /// Loads the page of this screen again, as its user asked.
    case reloadRequested(ScreenID)
    /// Loads a screen again, at the current URL of its page.
    case refresh(ScreenID, response: VisitResponse?)
    /// Tries a failed visit again, as it was.
    case retry(ScreenID)
    /// The page belongs to this screen now.
    case adopt(ScreenID)
    case cancel
    case clearSnapshots
    case snapshotsBecameStale
    case contentBecameStale

    // Screens.
    case willAppear(ScreenID)
    case didAppear(ScreenID)
    case left(ScreenID)
    case gone(ScreenID)
    /// The time for the owner to appear over this screen is over.
    case waitIsOver(ScreenID)
    /// The screen of this visit left its container, and entered no other one.
    case wasNotMoved(visit: Int)

    // The page.
    case message(PageMessage)
    /// The page could not do what it was asked.
    case callFailed(CallPurpose, reason: String)
    case scriptNotLoaded(URL)

    // The engine.
    case documentCommitted(visit: Int)
    case documentLoaded(visit: Int)
    case loadFailed(visit: Int, VisitFailure)
    /// The server redirected the load of a visit, which follows.
    case redirectFollowed(visit: Int, to: URL)
    /// The server redirected the load of a visit to a page that doesn't belong on its screen.
    case redirectRefused(visit: Int, to: URL)
    /// The load of a visit led to another site. It was a probe, which follows to find that out.
    case ledElsewhere(visit: Int, to: URL)
    /// The load of a visit led to a file.
    case fileFound(visit: Int)
    /// The engine has loaded a document outside the cold boots. A page of another site sends no messages.
    case documentFinished
    case processEnded
    /// The app is in the foreground after its web process ended.
    case processMayRestart
    /// The server asks for name and password.
    case userAsked(visit: Int)
    case userAnswered(visit: Int, isRefused: Bool)

    // Links.
    /// A link or a load that Turbo did not take leads here.
    case linkFollowed(URL, isTapped: Bool)

    // Time.
    case deadlinePassed(visit: Int, isCovered: Bool)
    /// The visit takes long enough to show how far it is.
    case becameSlow(visit: Int)
}

/// The reason for a call of the page, which decides what follows if the page can't do it.
package enum CallPurpose: Equatable, Sendable {
    /// The page visits, or helps with a visit.
    case visit(Int)
    /// The page reports a frame.
    case frame(Int)
    case other
}
