import UIKit
import WebKit

/// Customizes navigation. Every method has a default.
///
/// ``handle(proposal:from:)`` is asked once for each proposal, before anything moves.
@preconcurrency @MainActor
public protocol TurboNavigationDelegate: EarlierNavigationDelegate {
    /// Decides what to do with a proposal: show the page, show a controller of the app's own, or nothing. The default shows
    /// the page.
    func handle(proposal: VisitProposal, from navigator: TurboNavigator) -> ProposalResult

    /// A visit failed. The default covers the screen with an error and a Retry button; so does ``showError(_:on:)``, for the
    /// failures that your own implementation leaves to it.
    ///
    /// - Parameters:
    ///   - failure: the URL, the cause, sentences for user and developer, and `retry()`, which makes the visit again.
    ///   - visitable: the screen whose visit failed.
    func visitDidFail(_ failure: VisitFailure, on visitable: any Visitable, from navigator: TurboNavigator)

    /// The server has refused a page with 401: the user has to sign in. Show a way to do so, keep the request, and call its
    /// `retry()` when the user has signed in, or `cancel()`. Meanwhile the screen is covered by the error of
    /// ``showError(_:on:)``, and other pages that are refused join the request without another call.
    ///
    /// The default cancels: each page is a failure then, which ``visitDidFail(_:on:from:)`` receives.
    func signInIsNeeded(_ request: SignInRequest, from navigator: TurboNavigator)

    /// The modal stack is gone. Called once for each presentation. By default nothing happens.
    func modalDidDismiss(_ reason: ModalDismissalReason, from navigator: TurboNavigator)

    /// A form was sent, but there was no answer. The page is as it was, with what the user has filled in. The default shows an
    /// alert.
    ///
    /// - Parameters:
    ///   - failure: the URL that the form was sent to, and the cause. It has no retry.
    ///   - controller: the controller to present on top of.
    func formSubmissionDidFail(_ failure: VisitFailure, from controller: UIViewController)

    /// A link to another host. The default presents an `SFSafariViewController`.
    ///
    /// - Parameter controller: the controller to present on top of.
    func openExternalURL(_ url: URL, from controller: UIViewController)

    /// A link led to a file, which has been downloaded. The default asks the user what to do with it.
    ///
    /// - Parameters:
    ///   - file: in a folder of its own among the temporary ones, under the name that the server gave it. It is the app's
    ///     to move or to delete.
    ///   - controller: the controller to present on top of.
    func openDownloadedFile(_ file: URL, from controller: UIViewController)

    /// A server sent an authentication challenge: for a name and a password, or about a certificate. The default asks for name
    /// and password in an alert, and so does the answer `.performDefaultHandling`; the system handles other challenges. On
    /// Linux there is none about a server's certificate.
    ///
    /// - Parameter completionHandler: call it before you route: while the first page of the app waits for the answer,
    ///   proposals wait for the page.
    func handle(
        challenge: URLAuthenticationChallenge, from navigator: TurboNavigator,
        completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)

    /// A cold boot of one of the two sessions has ended well.
    func sessionDidLoadWebView(_ session: Session)
    /// A visit of one of the sessions has asked the server. `session.owner` is its screen.
    func sessionDidStartRequest(_ session: Session)
    /// The request has ended. Cookies of the answer are in `HTTPCookieStorage.shared`.
    func sessionDidFinishRequest(_ session: Session)
    /// The page of `session.owner` has sent a form.
    func sessionDidStartFormSubmission(_ session: Session)
    /// The form was answered, or will not be.
    func sessionDidFinishFormSubmission(_ session: Session)
}
