import TurboCore
import UIKit
import WebKit

/// What a session tells the navigator that shows its screens. What the documents promise to a ``SessionDelegate`` is
/// told to the delegate, which the navigator is, unless the app has set its own.
@MainActor
package enum SessionReport {
    /// The server redirected a visit. The page proposes the new location; in a cold boot, the web view does.
    case redirectProposed(VisitRedirect)
    /// A visit begins to load into this screen. An error view over it is out of date.
    case willVisit(any Visitable)
    /// A visit ended, and its page was rendered.
    case didRender
    /// The session has handled a message of the page, so the state that the app keeps may have changed.
    case stateDidChange
    /// A screen is about to appear, has appeared or disappeared.
    case appearanceDidChange
    /// The page sent a form that can change data on the server. The snapshots of all sessions may be out of date.
    /// `hasResponse`: the server responded. The network may have lost the form or the response.
    case unsafeFormWasSent(hasResponse: Bool)
    /// The user has signed in with the page's form. `proposing`: the page to which the response leads; nil if the web
    /// view shows it.
    case userDidSignIn(proposing: VisitProposal?)
    /// The page of a visit may have signed the user out.
    case userMayHaveChanged
    /// The user has signed out with a form or link of the page. `proposing`: the page to which the response to the form
    /// leads; nil for none. `stays`: the web view shows the page with which the server has answered.
    case userDidSignOut(proposing: VisitProposal?, stays: Bool = false)
    /// A form or a frame of a screen's page waits for the user to sign in.
    case signInIsNeeded(any Visitable)
    /// The page gives badges to tabs.
    case badgesDidChange([PageBadge])
    /// The unsaved input of a screen's page has changed.
    case inputDidChange
    /// A script of the page goes back in the history, beyond the entries of its own screen, by this number of screens.
    case wentBack(screens: Int)
    /// The page of a screen doesn't respond after the app returned to the foreground, and has unsaved input. The user
    /// decides with `wait(for:)` or `discardInput(on:)` of the session's page.
    case pageDidNotRespond(any Visitable)
    /// The user tapped a link to another app, but no app can open it, or this app doesn't open its scheme.
    case couldNotOpen(URL)
    /// The download of a file started.
    case downloadDidStart(WKDownload)
    /// A visit led to a file or to an external URL, so its screen has no page to show. `reason`: the error to show if
    /// the screen can't be removed.
    case noPageFound(any Visitable, originalAction: VisitAction, reason: LoadError)
}

/// The navigator that shows a session's screens: it receives the session's reports, and answers its questions.
@MainActor
package protocol SessionNavigator: AnyObject {
    func receive(_ report: SessionReport, from session: Session)

    /// Returns the background color of a page in another session; nil if none has a page.
    func pageColor(besides session: Session) -> UIColor?

    /// Asks whether the page of a screen may be loaded again, which discards its input: the user reloads it, or it
    /// visits its own URL.
    ///
    /// - Parameters:
    ///   - isWholeDocument: whether the snapshots of other pages are discarded too.
    ///   - reload: loads the page. Isn't called if the user keeps the input.
    func session(
        _ session: Session, reloads visitable: any Visitable, isWholeDocument: Bool,
        _ reload: @escaping @MainActor () -> Void)

    /// Returns whether an external URL may be opened now.
    ///
    /// - Parameter isTapped: whether the user tapped the link.
    func sessionMayOpenExternalURL(_ session: Session, isTapped: Bool) -> Bool

    /// Passes a tapped URL that isn't a web page's to the app's handlers, such as `mailto:` or one with the app's own
    /// scheme.
    ///
    /// - Returns: whether the app handles the URL.
    func session(_ session: Session, open url: URL) -> Bool

    /// Opens a page of the app's site in a new window, for which the user tapped the link with Ctrl, Command or the
    /// middle mouse button.
    ///
    /// - Returns: whether it is opened. If not, the link is followed.
    func session(_ session: Session, openInNewWindow url: URL) -> Bool

    /// Returns the app's policy for a load that isn't made by Turbo; nil to leave it to the session.
    func session(_ session: Session, policyFor action: WKNavigationAction) -> WKNavigationActionPolicy?

    /// Returns whether a file may be downloaded now.
    func sessionMayDownload(_ session: Session, _ cause: DownloadLimit.Cause) -> Bool
}
