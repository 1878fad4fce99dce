import Foundation
import TurboNavigator
import UIKit

/// Customizes navigation. Every method has a default.
@preconcurrency @MainActor
public protocol NavigatorDelegate: EarlierNavigatorDelegate {
    // NB: closures have no attributes, as in Hotwire Native. In Swift 6 mode a method whose closure has others doesn't
    // implement the requirement, and Swift calls the default: without a warning, unless the conformance is in an
    // extension.

    /// Asks the delegate how to handle a proposal. The default accepts it.
    func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult

    /// Tells the delegate that a visit failed. The default shows an error view over the screen.
    func visitableDidFailRequest(_ visitable: any Visitable, error: HotwireNativeError, retryHandler: RetryBlock?)

    /// Asks the delegate to respond to an authentication challenge. The default asks the user for name and password.
    func didReceiveAuthenticationChallenge(
        _ challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)

    /// Tells the delegate that the page at this URL started to submit a form.
    func formSubmissionDidStart(to url: URL)
    /// Tells the delegate that the form submission ended.
    func formSubmissionDidFinish(at url: URL)
    /// Tells the delegate that the request of a visit finished.
    func requestDidFinish(at url: URL)
}

extension NavigatorDelegate {
    public func didReceiveAuthenticationChallenge(
        _ challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        completionHandler(.performDefaultHandling, nil)
    }

    public func formSubmissionDidStart(to url: URL) {}
    public func formSubmissionDidFinish(at url: URL) {}
    public func requestDidFinish(at url: URL) {}
}
