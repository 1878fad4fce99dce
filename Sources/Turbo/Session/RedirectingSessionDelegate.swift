/// A delegate that knows what to do with the screen of a visit that the server redirected: the navigator.
@MainActor
package protocol RedirectingSessionDelegate: SessionDelegate {
    /// The page, or the web view for a cold boot, proposes where a redirect led.
    func session(_ session: Session, didPropose redirect: VisitRedirect)
}
