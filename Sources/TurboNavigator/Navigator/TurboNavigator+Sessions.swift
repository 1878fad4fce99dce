import UIKit

/// Sessions of the app's own.
extension TurboNavigator {
    /// Makes a navigator with two sessions that the app has made and set up, their path configurations included.
    /// The name is that of Turbo Navigator 0.3.
    ///
    /// A session without a delegate gets the navigator as its delegate. A session whose delegate the app has set keeps
    /// it, and the app calls ``route(_:)`` with the proposals that the navigator shall perform. Its
    /// failures and external URLs are the app's then; ``showError(_:on:retry:)`` shows the built-in error. A redirect of a
    /// visit is recognised when its proposal is routed as it came; a redirect of a cold boot is followed on its screen.
    ///
    /// - Parameters:
    ///   - preconfiguredMainSession: drives the main stack.
    ///   - preconfiguredModalSession: drives the modal stack. Not the same session: each has its own web view.
    ///   - delegate: customizes navigation. Held weakly.
    ///   - navigationController: the main stack, for an app with a subclass of its own.
    ///   - modalNavigationController: the modal stack, likewise.
    public convenience init(
        preconfiguredMainSession: Session, preconfiguredModalSession: Session,
        delegate: (any TurboNavigationDelegate)? = nil,
        navigationController: UINavigationController = UINavigationController(),
        modalNavigationController: UINavigationController = UINavigationController()
    ) {
        self.init(
            session: preconfiguredMainSession, modalSession: preconfiguredModalSession, delegate: delegate,
            mainStack: MainStack(holding: navigationController), modalNavigationController: modalNavigationController)
        becomeDelegate()
    }

    /// Becomes the delegate of the sessions that have none.
    ///
    /// - Parameter delegate: who stands for the navigator; itself by default.
    func becomeDelegate(as delegate: (any SessionDelegate)? = nil) {
        for session in sessions where session.delegate == nil { session.delegate = delegate ?? self }
        if session === modalSession { logNavigation(.error, .misuse(.oneSessionForBothStacks)) }
    }

    /// The redirect that a proposal comes from, where the app was asked about it and routes it now.
    func takeRedirect(of proposal: VisitProposal) -> VisitRedirect? {
        for session in sessions {
            if let redirect = session.adapter.takeRedirect(of: proposal) { return redirect }
        }
        return nil
    }
}
