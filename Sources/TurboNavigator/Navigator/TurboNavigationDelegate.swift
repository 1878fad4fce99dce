import UIKit
import WebKit

/// Customizes navigation. Every method has a default.
///
/// ``handle(proposal:from:)`` is called once for each proposal that no route handler cancels, before the stacks
/// change.
@preconcurrency @MainActor
public protocol TurboNavigationDelegate: EarlierNavigationDelegate {
    /// Asks the delegate how to handle a proposal: show the page, show the app's own controller, or do nothing. The
    /// default shows the page.
    func handle(proposal: VisitProposal, from navigator: TurboNavigator) -> ProposalResult

    /// Tells the delegate that a visit failed. The default shows an error view with a Retry button over the screen.
    /// Call ``showError(_:on:)`` for failures that your own implementation doesn't handle.
    ///
    /// - Parameters:
    ///   - failure: the URL, the cause, a sentence each for user and developer, and `retry()`, which makes the visit
    ///     again.
    ///   - visitable: the screen whose visit failed.
    func visitDidFail(_ failure: VisitFailure, on visitable: any Visitable, from navigator: TurboNavigator)

    /// Tells the delegate that the user has to sign in, because the server rejected a page with 401, or redirected it
    /// to a page whose rule has `"sign_in": true`. Show a sign-in form with ``TurboNavigator/signIn(at:for:)``. Or show
    /// your own, keep the request, and call its `retry()` when the user has signed in, or `cancel()`. Until then, the
    /// screen shows the error view of ``showError(_:on:)``, and other pages that are rejected join the request without
    /// another call.
    ///
    /// The default shows the page to which the server redirected. If it answered with 401, the default cancels the
    /// request, and each page is reported to ``visitDidFail(_:on:from:)``.
    func signInIsNeeded(_ request: SignInRequest, from navigator: TurboNavigator)

    /// Tells the delegate that the server has sent a message with a historical location, such as the `notice` of
    /// turbo-rails' `recede_or_redirect_to`. Called when the stacks have changed. The default shows `notice` and
    /// `alert` for some seconds at the bottom of the screen.
    func serverDidSend(_ message: ServerMessage, from navigator: TurboNavigator)

    /// Tells the delegate that the modal stack was dismissed. Called once for each presentation. The default does
    /// nothing.
    func modalDidDismiss(_ reason: ModalDismissalReason, from navigator: TurboNavigator)

    /// Tells the delegate that a form, or another load that Turbo doesn't handle, got no response, or a form got one
    /// that can't be shown. The page hasn't changed, and the form still contains the user's input. The default shows an
    /// alert.
    ///
    /// - Parameters:
    ///   - failure: the URL that the form was sent to, and the cause: `.turbo(.networkFailure)` if the form may have
    ///     arrived, `.turbo(.http)` or `.load(.invalidResponse)` for a response that can't be shown. It has no retry.
    ///   - controller: the topmost controller, to present on.
    func formSubmissionDidFail(_ failure: VisitFailure, from controller: UIViewController)

    /// Asks the delegate to open an external URL, because the user followed a link to it or a visit was redirected
    /// there. The default presents an `SFSafariViewController`.
    ///
    /// - Parameter controller: the topmost controller, to present on.
    func openExternalURL(_ url: URL, from controller: UIViewController)

    /// Asks the delegate to open a file that was downloaded: when the user chooses Open, and for a PDF or a picture
    /// that arrives at once. The default shows a PDF or a picture, and a share sheet for any other file.
    ///
    /// - Parameters:
    ///   - file: the file, in its own temporary folder, with the name that the server suggested. It is deleted when the
    ///     user removes it from the list of downloads. The app may move it.
    ///   - controller: the topmost controller, to present on.
    func openDownloadedFile(_ file: URL, from controller: UIViewController)

    /// Asks the delegate to respond to an authentication challenge, for a name and a password or about a certificate.
    /// The default, and the disposition `.performDefaultHandling`, ask for name and password in an alert. The system
    /// handles all other challenges. Linux never sends a challenge about a server's certificate.
    ///
    /// - Parameter completionHandler: call it before you route a URL: proposals wait for the first page of the app, and
    ///   that page waits for the completion handler. It may be called on any thread. Write its type without attributes,
    ///   as here: in Swift 6 mode a method whose closure is `@MainActor` is another one, and never called. The compiler
    ///   warns if your class conforms in an extension.
    func handle(
        challenge: URLAuthenticationChallenge, from navigator: TurboNavigator,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)

    /// Tells the delegate that a cold boot of one of the two sessions succeeded.
    func sessionDidLoadWebView(_ session: Session)
    /// Asks the delegate for a web view that replaces the one that the app passed to the session, because loading the
    /// page again didn't help after the system had ended the web view's process. Return a new web view, made like the
    /// first one. With nil, the default, the session keeps the current one.
    func session(_ session: Session, makeReplacementFor webView: WKWebView) -> WKWebView?
    /// Tells the delegate that a session has replaced its web view. The new one, `session.webView`, has the delegates,
    /// cookies and scripts of the previous one. The default does nothing.
    ///
    /// - Parameter webView: the previous web view.
    func session(_ session: Session, didReplace webView: WKWebView)
    /// Tells the delegate that a visit of one of the sessions started a request. `session.owner` is its screen.
    func sessionDidStartRequest(_ session: Session)
    /// Tells the delegate that a visit's request finished. The response's cookies are in `HTTPCookieStorage.shared`.
    func sessionDidFinishRequest(_ session: Session)
    /// Tells the delegate that the page of `session.owner` started to submit a form.
    func sessionDidStartFormSubmission(_ session: Session)
    /// Tells the delegate that the form submission ended, with or without a response.
    func sessionDidFinishFormSubmission(_ session: Session)
}
