import UIKit

/// The app's decision about a proposal.
public enum ProposalResult: Equatable {
    /// Show the page in a `VisitableViewController`.
    case accept
    /// Show this controller: a native screen, an own visitable, or anything that is presented.
    case acceptCustom(UIViewController)
    /// Do nothing: the app took care of it.
    case reject
}
