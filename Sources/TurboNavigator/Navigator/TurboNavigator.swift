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
    public let navigationController: UINavigationController
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
    lazy var modalDismissal = ModalDismissal(self)
    private var dialogs: [PageDialogs] = []
    private var configurationLog: Task<Void, Never>?

    /// - Parameters:
    ///   - delegate: the app's say in navigation. Held weakly.
    ///   - pathConfiguration: the rules; without them every screen is pushed on the main stack.
    ///   - navigationController: the main stack, for an app with a subclass of its own.
    ///   - modalNavigationController: the modal stack, likewise.
    public init(
        delegate: (any TurboNavigationDelegate)? = nil, pathConfiguration: PathConfiguration? = nil,
        navigationController: UINavigationController = UINavigationController(),
        modalNavigationController: UINavigationController = UINavigationController()
    ) {
        self.delegate = delegate
        self.navigationController = navigationController
        self.modalNavigationController = modalNavigationController
        session = Session(webView: TurboConfig.shared.makeCustomWebView())
        modalSession = Session(webView: TurboConfig.shared.makeCustomWebView())
        queue.navigator = self
        for session in [session, modalSession] {
            session.delegate = self
            session.pathConfiguration = pathConfiguration
            let dialogs = PageDialogs(navigator: self)
            session.webView.uiDelegate = dialogs
            self.dialogs.append(dialogs)
        }
        configurationLog = pathConfiguration.map(PathConfigurationLog.follow)
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
        queue.add(ProposalQueue.Item(proposal: proposal, redirect: nil))
    }

    /// The controller that is on top of everything, to present on.
    public var activeViewController: UIViewController {
        var controller: UIViewController = navigationController
        while let presented = controller.presentedViewController, !presented.isBeingDismissed { controller = presented }
        return controller
    }

    /// An app without a delegate.
    private final class DefaultDelegate: TurboNavigationDelegate {}

    func nextID() -> Screen.ID {
        lastID += 1
        return Screen.ID(lastID)
    }

    func session(for stack: NavigationState.Stack) -> Session { stack == .main ? session : modalSession }

    func session(of webView: WKWebView) -> Session? {
        [session, modalSession].first { $0.webView === webView }
    }

    func controller(for stack: NavigationState.Stack) -> UINavigationController {
        stack == .main ? navigationController : modalNavigationController
    }

    func log(_ level: TurboEvent.Level, _ message: String) {
        TurboLog.shared.record(level, "navigator", message)
    }
}
