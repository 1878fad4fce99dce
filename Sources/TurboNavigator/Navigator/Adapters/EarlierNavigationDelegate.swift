import UIKit

/// Earlier versions of the methods of ``TurboNavigationDelegate``, for apps that implement them.
///
/// The default of each version calls the version before it: ``handle(proposal:)`` calls ``controller(_:forProposal:)``
/// (as in Masilotti's TurboNavigator), which calls ``shouldRoute(_:)`` and ``customController(for:)`` (as in its first
/// version). So only the newest version that the app implements is called.
@preconcurrency @MainActor
public protocol EarlierNavigationDelegate: AnyObject {
    /// Visits the page again.
    typealias RetryBlock = () -> Void

    // These are requirements, because a method that is only in an extension can't be overridden by the app's class.

    /// Asks the delegate how to handle a proposal.
    func handle(proposal: VisitProposal) -> ProposalResult

    /// Asks the delegate for the controller to show: the given one, with or without changes, another one, or nil to
    /// cancel the navigation.
    func controller(_ controller: VisitableViewController, forProposal proposal: VisitProposal) -> UIViewController?

    /// Asks the delegate whether to handle a proposal. True by default.
    func shouldRoute(_ proposal: VisitProposal) -> Bool

    /// Asks the delegate for the app's own controller for a proposal. With nil, the default, a
    /// `VisitableViewController` is shown.
    func customController(for proposal: VisitProposal) -> UIViewController?

    /// Tells the delegate that a visit failed (as in Masilotti's TurboNavigator). The current version is
    /// ``TurboNavigationDelegate/visitDidFail(_:on:from:)``.
    ///
    /// - Parameters:
    ///   - error: a `TurboError`, a `LoadError`, or an error of the network.
    ///   - retry: visits the page again. It has no isolation, as in existing apps: with isolation, it would be a
    ///     different method in Swift 6 mode.
    func visitableDidFailRequest(_ visitable: any Visitable, error: any Error, retry: @escaping RetryBlock)

    /// Asks the delegate to respond to an authentication challenge for a name and a password (as in Masilotti's
    /// TurboNavigator). The current version is ``TurboNavigationDelegate/handle(challenge:from:completionHandler:)``.
    ///
    /// - Parameter completionHandler: has no isolation, as in existing apps.
    func didReceiveAuthenticationChallenge(
        _ challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
}

extension TurboNavigationDelegate {
    public func handle(proposal: VisitProposal, from navigator: TurboNavigator) -> ProposalResult {
        handle(proposal: proposal)
    }

    public func visitDidFail(_ failure: VisitFailure, on visitable: any Visitable, from navigator: TurboNavigator) {
        visitableDidFailRequest(visitable, error: failure.error) { @Sendable in
            MainActor.performFromAnyThread { failure.retry() }
        }
    }

    public func handle(
        challenge: URLAuthenticationChallenge, from navigator: TurboNavigator,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let asksForPassword = ServerChallenge.signInMethods.contains(challenge.protectionSpace.authenticationMethod)
        guard asksForPassword else { return completionHandler(.performDefaultHandling, nil) }
        didReceiveAuthenticationChallenge(
            challenge, completionHandler: ServerChallenge.fromAnyThread { completionHandler($0, $1) })
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

    /// Shows an error view over a screen, with a sentence about the error and a Retry button. This is the default of
    /// ``visitableDidFailRequest(_:error:retry:)``.
    ///
    /// - Parameters:
    ///   - error: the error that the delegate received.
    ///   - visitable: the screen whose visit failed.
    ///   - retry: the action of the button.
    public func showError(_ error: any Error, on visitable: any Visitable, retry: @escaping () -> Void) {
        ErrorContainerView.show(error, on: visitable, retry: retry)
    }

    public func didReceiveAuthenticationChallenge(
        _ challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        completionHandler(.performDefaultHandling, nil)
    }
}
