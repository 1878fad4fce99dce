import UIKit

/// Earlier forms of the methods of ``TurboNavigationDelegate``, for apps that are written with them.
///
/// Each form of the question about a proposal has a default that asks the one before it: ``handle(proposal:)`` asks ``controller(_:forProposal:)`` (as in
/// Turbo Navigator), which asks ``shouldRoute(_:)`` and ``customController(for:)`` (as in its first version). Only the newest
/// form that the app implements is asked.
@preconcurrency @MainActor
public protocol EarlierNavigationDelegate: AnyObject {
    /// Visits the page again.
    typealias RetryBlock = () -> Void

    // Requirements: a method that only an extension has would not be called in the app's class.

    /// Decides what to do with a proposal.
    func handle(proposal: VisitProposal) -> ProposalResult

    /// The controller to show: the given one, customised or not, another one, or nil to stop the navigation.
    func controller(_ controller: VisitableViewController, forProposal proposal: VisitProposal) -> UIViewController?

    /// Whether to go on with a proposal. True by default.
    func shouldRoute(_ proposal: VisitProposal) -> Bool

    /// A controller of the app's own for a proposal; nil, the default, for a `VisitableViewController`.
    func customController(for proposal: VisitProposal) -> UIViewController?

    /// A visit failed (as in Turbo Navigator): ``TurboNavigationDelegate/visitDidFail(_:on:from:)``.
    ///
    /// - Parameters:
    ///   - error: a `TurboError`, a `LoadError`, or an error of the network.
    ///   - retry: visits the page again. Without isolation, as the apps write it: in Swift 6 mode another one is another method.
    func visitableDidFailRequest(_ visitable: any Visitable, error: any Error, retry: @escaping RetryBlock)

    /// A server asks for a name and a password (as in Turbo Navigator): ``TurboNavigationDelegate/handle(challenge:from:completionHandler:)``.
    ///
    /// - Parameter completionHandler: without isolation too.
    func didReceiveAuthenticationChallenge(
        _ challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
}

extension TurboNavigationDelegate {
    public func handle(proposal: VisitProposal, from navigator: TurboNavigator) -> ProposalResult {
        handle(proposal: proposal)
    }

    public func visitDidFail(_ failure: VisitFailure, on visitable: any Visitable, from navigator: TurboNavigator) {
        visitableDidFailRequest(visitable, error: failure.error) { failure.retry() }
    }

    public func handle(
        challenge: URLAuthenticationChallenge, from navigator: TurboNavigator,
        completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let asksForPassword = ServerChallenge.signInMethods.contains(challenge.protectionSpace.authenticationMethod)
        guard asksForPassword else { return completionHandler(.performDefaultHandling, nil) }
        didReceiveAuthenticationChallenge(challenge) { completionHandler($0, $1) }
    }
}

extension EarlierNavigationDelegate {
    public func handle(proposal: VisitProposal) -> ProposalResult {
        let offered = DefaultScreen.make(for: proposal.url)
        guard let controller = controller(offered, forProposal: proposal) else { return .reject }
        return .acceptCustom(controller)
    }

    public func controller(
        _ controller: VisitableViewController, forProposal proposal: VisitProposal
    ) -> UIViewController? {
        guard shouldRoute(proposal) else { return nil }
        return customController(for: proposal) ?? controller
    }

    public func shouldRoute(_ proposal: VisitProposal) -> Bool { true }

    public func customController(for proposal: VisitProposal) -> UIViewController? { nil }

    public func visitableDidFailRequest(
        _ visitable: any Visitable, error: any Error, retry: @escaping RetryBlock
    ) {
        showError(error, on: visitable, retry: retry)
    }

    /// Covers a screen with an error in plain words, and a Retry button: the default of
    /// ``visitableDidFailRequest(_:error:retry:)``.
    ///
    /// - Parameters:
    ///   - error: the error that the delegate received.
    ///   - visitable: the screen whose visit failed.
    ///   - retry: the action of the button.
    public func showError(_ error: any Error, on visitable: any Visitable, retry: @escaping () -> Void) {
        ErrorCover.show(error, on: visitable, retry: retry)
    }

    public func didReceiveAuthenticationChallenge(
        _ challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        completionHandler(.performDefaultHandling, nil)
    }
}
