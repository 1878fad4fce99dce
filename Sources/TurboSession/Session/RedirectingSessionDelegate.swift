/// A delegate that handles redirects itself, with the screen that was made for the redirected visit: the navigator.
@MainActor
package protocol RedirectingSessionDelegate: SessionDelegate {
    /// Called when the server redirected a visit. The page proposes the new location; in a cold boot, the web view
    /// does.
    func session(_ session: Session, didPropose redirect: VisitRedirect)
}
