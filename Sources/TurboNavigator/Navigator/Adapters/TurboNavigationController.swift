import UIKit

/// A navigation controller with a navigator, whose main stack it is (as in the first version of Masilotti's
/// TurboNavigator).
///
///     let controller = TurboNavigationController(session: session, modalSession: modalSession, delegate: self)
///     window.rootViewController = controller
///     controller.route(startURL)
///
/// The controller becomes the delegate of sessions that have none. A session keeps a delegate that the app has set. The
/// app then calls ``route(_:)-(VisitProposal)`` with each proposal that this controller should handle.
@preconcurrency @MainActor
open class TurboNavigationController: UINavigationController {
    package let navigator: TurboNavigator

    /// Creates a navigation controller that shows the pages of two sessions.
    ///
    /// - Parameters:
    ///   - session: the session of the main stack. Its path configuration provides the properties of routed URLs.
    ///   - modalSession: the session of the modal stack. It must be another session, because each has its own web view.
    ///   - delegate: customizes navigation; nil by default. Held weakly.
    public init(session: Session, modalSession: Session, delegate: (any TurboNavigationDelegate)? = nil) {
        let mainStack = MainStack()
        navigator = TurboNavigator(
            session: session, modalSession: modalSession, delegate: delegate, mainStack: mainStack,
            modalNavigationController: UINavigationController())
        super.init(nibName: nil, bundle: nil)
        mainStack.holder = self
        navigator.becomeDelegate(as: self)
    }

    @available(*, unavailable, message: "create a TurboNavigationController with its sessions")
    public required init?(coder: NSCoder) {
        nil
    }

    /// The delegate that customizes navigation. Held weakly. (`delegate` is that of `UINavigationController`.)
    public var turboDelegate: (any TurboNavigationDelegate)? {
        get { navigator.delegate }
        set { navigator.delegate = newValue }
    }

    /// The session of the main stack.
    public var session: Session { navigator.session }

    /// The session of the modal stack.
    public var modalSession: Session { navigator.modalSession }

    /// The modal stack, which is presented over this controller for screens of the modal context. It never changes.
    public var modalNavigationController: UINavigationController { navigator.modalNavigationController }

    /// Routes a URL as if a page had proposed it.
    open func route(_ url: URL) {
        navigator.route(url)
    }

    /// Routes a proposal: calls the delegate, decides, and performs the decision.
    open func route(_ proposal: VisitProposal) {
        navigator.route(proposal)
    }

    /// Shows an error view with a Retry button over a screen. See ``TurboNavigator/showError(_:on:retry:)``.
    public func showError(
        _ error: any Error, on visitable: any Visitable, retry: (() -> Void)? = nil
    ) {
        navigator.showError(error, on: visitable, retry: retry)
    }
}
