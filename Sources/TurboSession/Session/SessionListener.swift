import TurboCore
import UIKit
import WebKit

/// The receiver of all of a session's notifications: the navigator, or the adapter of the app's own delegate.
@MainActor
package protocol SessionListener: RedirectingSessionDelegate {
    /// Tells the listener that the page sent a form that can change data on the server. The snapshots of all sessions
    /// may be out of date.
    ///
    /// - Parameter hasResponse: whether the server responded. The network may have lost the form or the response.
    func sessionDidSubmitUnsafeForm(_ session: Session, hasResponse: Bool)

    /// Tells the listener that a visit begins to load into this screen. An error view over it is out of date.
    func session(_ session: Session, willVisit visitable: any Visitable)

    /// Tells the listener that the session has handled a message of the page, so the state that the app keeps may have changed.
    func sessionStateDidChange(_ session: Session)

    /// Returns the background color of a page in another session; nil if none has a page.
    func pageColor(besides session: Session) -> UIColor?

    /// Tells the listener that the unsaved input of a screen's page has changed.
    func session(_ session: Session, inputDidChangeOn visitable: any Visitable)

    /// Tells the listener that the page of a screen is loaded again, which discards its input: the user reloads it, or it
    /// visits its own URL.
    ///
    /// - Parameters:
    ///   - isWholeDocument: whether the snapshots of other pages are discarded too.
    ///   - reload: loads the page. Isn't called if the user keeps the input.
    func session(
        _ session: Session, reloads visitable: any Visitable, isWholeDocument: Bool,
        _ reload: @escaping @MainActor () -> Void)

    /// Tells the listener that a script of the page goes back in the history, beyond the entries of its own screen.
    ///
    /// - Parameter screens: the number of screens.
    func session(_ session: Session, goBack screens: Int)

    /// Tells the listener that a visit ended, and its page was rendered.
    func sessionDidRender(_ session: Session)

    /// Tells the listener that the page of a screen doesn't respond after the app returned to the foreground, and has
    /// unsaved input. The user decides with `wait(for:)` or `discardInput(on:)` of the session's page.
    func session(_ session: Session, pageDidNotRespondOn visitable: any Visitable)

    /// Tells the listener that the user tapped a link to another app, but no app can open it, or this app doesn't open
    /// its scheme.
    func session(_ session: Session, couldNotOpen url: URL)

    /// Returns whether an external URL may be opened now.
    ///
    /// - Parameter isTapped: whether the user tapped a link to it.
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

    /// Tells the listener that the download of a file started.
    func session(_ session: Session, didStart download: WKDownload)

    /// Tells the listener that a visit led to a file or to an external URL, so its screen has no page to show.
    ///
    /// - Parameters:
    ///   - originalAction: the action of that visit.
    ///   - reason: the error to show if the screen can't be removed.
    func session(
        _ session: Session, didFindNoPageFor visitable: any Visitable, originalAction: VisitAction,
        reason: LoadError)
}
