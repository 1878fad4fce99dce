import TurboNavigator
import UIKit

/// Methods of ``NavigatorDelegate`` as they were before Hotwire Native 1.3, for apps that implement them.
///
/// The default of each newer form calls the earlier one. So only the newest form that the app implements is called.
@preconcurrency @MainActor
public protocol EarlierNavigatorDelegate: AnyObject {
    /// Visits the page again.
    typealias RetryBlock = () -> Void

    /// Asks the delegate how to handle a proposal, as before 1.2. Implement
    /// ``NavigatorDelegate/handle(proposal:from:)`` instead. The default accepts the proposal.
    func handle(proposal: VisitProposal) -> ProposalResult

    /// Tells the delegate that a visit failed. Implement
    /// ``NavigatorDelegate/visitableDidFailRequest(_:error:retryHandler:)`` with a ``HotwireNativeError`` instead. The
    /// default shows an error view over the screen.
    ///
    /// - Parameter error: a `TurboError` or a `URLError` if there is one for the failure, or else a
    ///   ``HotwireNativeError``.
    func visitableDidFailRequest(_ visitable: any Visitable, error: any Error, retryHandler: RetryBlock?)
}

extension NavigatorDelegate {
    public func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult {
        handle(proposal: proposal)
    }

    public func visitableDidFailRequest(
        _ visitable: any Visitable, error: HotwireNativeError, retryHandler: RetryBlock?
    ) {
        visitableDidFailRequest(visitable, error: error.earlierForm, retryHandler: retryHandler)
    }
}

extension EarlierNavigatorDelegate {
    public func handle(proposal: VisitProposal) -> ProposalResult { .accept }

    public func visitableDidFailRequest(_ visitable: any Visitable, error: any Error, retryHandler: RetryBlock?) {
        visitable.visitableViewController.presentError(HotwireNativeError(error), retryHandler: retryHandler)
    }
}
