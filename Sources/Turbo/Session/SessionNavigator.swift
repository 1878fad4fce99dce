import TurboCore
import WebKit

/// The one listener that a session notifies of what happens: the navigator, or the adapter of an app's own delegate.
@MainActor
package protocol SessionNavigator: RedirectingSessionDelegate {
    /// A form that can change the server's data has been sent: the snapshots of all sessions may be out of date.
    ///
    /// - Parameter isAnswered: whether the server has answered; the network may have lost the form, or the answer.
    func sessionDidSubmitUnsafeForm(_ session: Session, isAnswered: Bool)

    /// A visit begins to load into this screen: an error that was shown over it is out of date.
    func session(_ session: Session, willVisit visitable: any Visitable)

    /// A visit ended well.
    func sessionDidRender(_ session: Session)

    /// The user has tapped a link to another app, and there is none for it, or this app doesn't open links of its kind.
    func session(_ session: Session, couldNotOpen url: URL)

    /// Whether another site may be opened now.
    ///
    /// - Parameter isTapped: whether the user has tapped a link to it.
    func sessionMayOpenExternalURL(_ session: Session, isTapped: Bool) -> Bool

    /// Whether the app takes care of a URL itself that no page comes from, such as `mailto:` or a scheme of its own. The
    /// user has tapped a link to it.
    func session(_ session: Session, takes url: URL) -> Bool

    /// The app's decision about a load that Turbo did not take; nil if it leaves that to the session.
    func session(_ session: Session, policyFor action: WKNavigationAction) -> WKNavigationActionPolicy?

    /// Whether a file may be downloaded now.
    ///
    /// - Parameter isVisit: whether a visit led to it. A page that starts a download by itself has to be seen.
    func sessionMayDownload(_ session: Session, isVisit: Bool) -> Bool

    /// A file is on its way.
    func session(_ session: Session, didStart download: WKDownload)

    /// A visit led to a file or to another site, and this screen has no page.
    ///
    /// - Parameters:
    ///   - originalAction: the action of that visit.
    ///   - reason: the text for a screen that has to stay.
    func session(
        _ session: Session, hasNothingFor visitable: any Visitable, originalAction: VisitAction,
        because reason: LoadError)
}
