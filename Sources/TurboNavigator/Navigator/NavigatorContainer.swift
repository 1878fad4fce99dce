import TurboSession

/// A container of several navigators, such as a tab bar controller.
@MainActor
protocol NavigatorContainer: AnyObject {
    /// All navigators that were created.
    var navigators: [TurboNavigator] { get }

    /// The visible navigator; nil for none.
    var activeNavigator: TurboNavigator? { get }

    /// The sign-in collector that its navigators share.
    var signInCollector: SignInCollector { get }

    /// Passes a proposal to the navigator it belongs to, unless that is the given one.
    ///
    /// - Returns: whether another navigator handles the proposal.
    func moveToItsTab(_ proposal: VisitProposal, from navigator: TurboNavigator) -> Bool

    /// Shows badges on tabs, for a page of a navigator.
    func show(_ badges: [PageBadge], of navigator: TurboNavigator)

    /// Called when a session has rendered a page.
    func pageDidRender(in session: Session)

    /// Called when the server may have other data, because the user has sent a form, or has signed in or out.
    func dataDidChange()

    /// Called when what is kept of a navigator for the app's next start may have changed.
    func stateDidChange()

    /// Forgets the stacks of the app's previous run and the badges, because the user has signed out.
    func forgetUser()

    /// Called before a session starts a visit or its web process.
    func webProcessWillStart()
}
