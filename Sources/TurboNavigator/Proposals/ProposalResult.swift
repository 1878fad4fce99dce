import UIKit

/// The app's decision about a proposal.
public enum ProposalResult: Equatable {
    /// Shows the page in a `VisitableViewController`.
    case accept
    /// Shows this controller: a native screen, the app's own visitable, or a controller that can only be presented.
    case acceptCustom(UIViewController)
    /// Shows nothing, because the app has handled the proposal itself. The screen of a redirected visit is removed if it
    /// has no page yet.
    case reject
}
