import UIKit
import WebKit

/// Turns each proposed visit into push, pop, replace, modal, refresh …, by the rules of a path configuration
/// (document 000).
///
///     let navigator = TurboNavigator(delegate: self, pathConfiguration: configuration)
///     window.rootViewController = navigator.rootViewController
///     navigator.route(startURL)
@preconcurrency @MainActor
public final class TurboNavigator {
    /// Held weakly. Without one, each page is shown in a `VisitableViewController`, and the other defaults hold too.
    public weak var delegate: (any TurboNavigationDelegate)?
    private let defaults = DefaultDelegate()
    /// Who is asked: the app, or the defaults of the protocol.
    var deciding: any TurboNavigationDelegate { delegate ?? defaults }

    /// The main stack.
    public var navigationController: UINavigationController { mainStack.controller }
    private let mainStack: MainStack
    /// The modal stack, presented for screens of the modal context. One object for the life of the navigator.
    public let modalNavigationController: UINavigationController

    /// The controller for the app's window.
    public var rootViewController: UIViewController { navigationController }

    /// Drives the web view of the main stack.
    public let session: Session
    /// Drives the web view of the modal stack.
    public let modalSession: Session

    var notes = WeakTable<ScreenNote>()
    private var lastID = 0
    /// Controllers of proposals under way, by the identifier that their steps name.
    var pending: [Screen.ID: UIViewController] = [:]
    let queue = ProposalQueue()
    private(set) lazy var downloads = Downloads(navigator: self)
    private(set) lazy var modalSettings = ModalSettings(of: modalNavigationController)
    lazy var modalDismissal = ModalDismissal(self)
    private(set) var dialogs: [PageDialogs] = []
    private var configurationLog: Task<Void, Never>?

    /// Makes a navigator with two sessions of its own (document 000).
    ///
    /// - Parameters:
    ///   - delegate: the app's say in navigation. Held weakly.
    ///   - pathConfiguration: the rules; without them every screen is pushed on the main stack.
    ///   - navigationController: the main stack, for an app with a subclass of its own.
    ///   - modalNavigationController: the modal stack, likewise.
    public convenience init(
        delegate: (any TurboNavigationDelegate)? = nil, pathConfiguration: PathConfiguration? = nil,
        navigationController: UINavigationController = UINavigationController(),
        modalNavigationController: UINavigationController = UINavigationController()
    ) {
        let session = Session(webView: TurboConfig.shared.makeWebView())
        let modalSession = Session(webView: TurboConfig.shared.makeWebView())
        session.pathConfiguration = pathConfiguration
        modalSession.pathConfiguration = pathConfiguration
        self.init(
            session: session, modalSession: modalSession, delegate: delegate,
            mainStack: MainStack(holding: navigationController), modalNavigationController: modalNavigationController)
        becomeDelegate()
    }

    /// Connects everything but the sessions' delegate: see ``becomeDelegate(as:)``.
    init(
        session: Session, modalSession: Session, delegate: (any TurboNavigationDelegate)?, mainStack: MainStack,
        modalNavigationController: UINavigationController
    ) {
        self.delegate = delegate
        self.mainStack = mainStack
        self.modalNavigationController = modalNavigationController
        self.session = session
        self.modalSession = modalSession
        queue.navigator = self
        for session in sessions {
            session.navigator = self
            // A delegate that the app has set asks the user in the app's way.
            guard session.webView.uiDelegate == nil else { continue }
            let dialogs = PageDialogs(of: session, navigator: self)
            session.webView.uiDelegate = dialogs
            self.dialogs.append(dialogs)
        }
        configurationLog = session.pathConfiguration.map(PathConfigurationLog.follow)
    }

    deinit {
        configurationLog?.cancel()
    }

    /// Routes a URL as if a page had proposed it.
    public func route(_ url: URL) {
        route(VisitProposal(url: url, properties: session.pathConfiguration?.properties(for: url) ?? [:]))
    }

    /// Routes a proposal: asks the delegate, decides, and performs the decision after those before it.
    public func route(_ proposal: VisitProposal) {
        queue.add(ProposalQueue.Item(proposal: proposal, redirect: takeRedirect(of: proposal)))
    }

    /// The controller that is on top of everything, to present on.
    public var activeViewController: UIViewController {
        var controller: UIViewController = navigationController
        while let presented = controller.presentedViewController, !presented.isBeingDismissed { controller = presented }
        return controller
    }

    /// An app without a delegate.
    private final class DefaultDelegate: TurboNavigationDelegate {}

    /// Whether no proposal is being decided or performed.
    package var isAtRest: Bool { queue.isAtRest }

    func nextID() -> Screen.ID {
        lastID += 1
        return Screen.ID(lastID)
    }

    func session(for stack: NavigationState.Stack) -> Session { stack == .main ? session : modalSession }

    var sessions: [Session] { [session, modalSession] }

    func controller(for stack: NavigationState.Stack) -> UINavigationController {
        stack == .main ? navigationController : modalNavigationController
    }

    func log(_ level: TurboEvent.Level, _ message: String) {
        TurboLog.shared.record(level, "navigator", message)
    }
}
