import UIKit

/// Navigators with the app's own sessions.
extension TurboNavigator {
    /// Creates a navigator with two sessions that the app has created and configured, including their path
    /// configurations. The name is that of Masilotti's TurboNavigator 0.3.
    ///
    /// The navigator becomes the delegate of sessions that have none. A session keeps a delegate that the app has set.
    /// The app then calls ``route(_:)`` with the proposals that the navigator should handle, and handles failures and
    /// external URLs itself. It can show the default error view with ``showError(_:on:retry:)``. The navigator
    /// recognizes a redirect if the app routes its proposal with the same URL and options. A redirect during a cold
    /// boot is followed on the same screen.
    ///
    /// - Parameters:
    ///   - preconfiguredMainSession: the session of the main stack.
    ///   - preconfiguredModalSession: the session of the modal stack. It must be another session, because each has its
    ///     own web view.
    ///   - delegate: customizes navigation. Held weakly.
    ///   - navigationController: the main stack, if the app has its own subclass.
    ///   - modalNavigationController: the modal stack, if the app has its own subclass.
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
    /// - Parameter delegate: the object to set instead of the navigator; nil by default.
    func becomeDelegate(as delegate: (any SessionDelegate)? = nil) {
        for session in sessions {
            session.navigatorDelegate = delegate ?? self
            if session.delegate == nil { session.delegate = delegate ?? self }
        }
        if session === modalSession { logNavigation(.error, .misuse(.oneSessionForBothStacks)) }
    }

    /// Returns the redirect of a proposal that the app received as a session's delegate and now routes.
    func removeRedirect(of proposal: VisitProposal) -> VisitRedirect? {
        for session in sessions {
            if let redirect = session.links.removeRedirect(of: proposal) { return redirect }
        }
        return nil
    }
}
