import UIKit

/// The app's decision about a proposal.
public enum ProposalResult: Equatable {
    /// Shows the page in a `VisitableViewController`.
    case accept
    /// Shows this controller: a native screen, the app's own visitable, or a controller that can only be presented.
    case acceptCustom(UIViewController)
    /// Does nothing, because the app has handled the proposal itself.
    case reject
}
