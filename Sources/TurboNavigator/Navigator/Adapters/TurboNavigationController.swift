import UIKit

/// The navigator as a navigation controller, which is the main stack itself (as in Turbo Navigator's first version).
///
///     let controller = TurboNavigationController(session: session, modalSession: modalSession, delegate: self)
///     window.rootViewController = controller
///     controller.route(startURL)
///
/// A session without a delegate gets this controller as its delegate. A session whose delegate the app has set keeps it,
/// and the app calls ``route(_:)-(VisitProposal)`` with each proposal that this controller shall perform.
@preconcurrency @MainActor
open class TurboNavigationController: UINavigationController {
    package let navigator: TurboNavigator

    /// - Parameters:
    ///   - session: drives the web view of the main stack. Its path configuration gives the properties of routed URLs.
    ///   - modalSession: drives the web view of the modal stack. Not the same session: each has its own web view.
    ///   - delegate: customizes navigation; none by default. Held weakly.
    public init(session: Session, modalSession: Session, delegate: (any TurboNavigationDelegate)? = nil) {
        let mainStack = MainStack()
        navigator = TurboNavigator(
            session: session, modalSession: modalSession, delegate: delegate, mainStack: mainStack,
            modalNavigationController: UINavigationController())
        super.init(nibName: nil, bundle: nil)
        mainStack.belong(to: self)
        navigator.becomeDelegate(as: self)
    }

    @available(*, unavailable, message: "a TurboNavigationController is made with its sessions")
    public required init?(coder: NSCoder) {
        nil
    }

    /// Customizes navigation, held weakly. `delegate` is UIKit's own.
    public var turboDelegate: (any TurboNavigationDelegate)? {
        get { navigator.delegate }
        set { navigator.delegate = newValue }
    }

    /// The session that was given for the main stack.
    public var session: Session { navigator.session }

    /// The session that was given for the modal stack.
    public var modalSession: Session { navigator.modalSession }

    /// The modal stack, presented over this one for screens of the modal context. One object for the life of this one.
    public var modalNavigationController: UINavigationController { navigator.modalNavigationController }

    /// Routes a URL as if a page had proposed it.
    open func route(_ url: URL) {
        navigator.route(url)
    }

    /// Routes a proposal: asks the delegate, decides by the table of flows, and performs the decision.
    open func route(_ proposal: VisitProposal) {
        navigator.route(proposal)
    }

    /// Covers a screen with an error and a Retry button: see ``TurboNavigator/showError(_:on:retry:)``.
    public func showError(
        _ error: any Error, on visitable: any Visitable, retry: (() -> Void)? = nil
    ) {
        navigator.showError(error, on: visitable, retry: retry)
    }
}
