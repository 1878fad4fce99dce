import UIKit

/// The app's decision about a proposal.
public enum ProposalResult: Equatable {
    /// Show the page in a `VisitableViewController`.
    case accept
    /// Show this controller: a native screen, the app's own visitable, or a controller that can only be presented.
    case acceptCustom(UIViewController)
    /// Do nothing, because the app has handled the proposal itself.
    case reject
}
