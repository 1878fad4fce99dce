import Turbo

/// What shows several navigators, of which the user sees one.
@MainActor
protocol NavigatorHost: AnyObject {
    /// All that have been made.
    var navigators: [TurboNavigator] { get }

    /// The one that the user sees; nil for none.
    var activeNavigator: TurboNavigator? { get }

    /// Where its navigators say that the user has to sign in.
    var desk: SignInDesk { get }

    /// Whether a proposal belongs to another navigator, which performs it then.
    func takes(_ proposal: VisitProposal, from navigator: TurboNavigator) -> Bool
}
