import TurboCore
import UIKit
import WebKit

/// Turns each proposed visit into push, pop, replace, modal, refresh …, by the rules of a path configuration
/// (as in Turbo Navigator).
///
///     let navigator = TurboNavigator(delegate: self, pathConfiguration: configuration)
///     window.rootViewController = navigator.rootViewController
///     navigator.route(startURL)
@preconcurrency @MainActor
public final class TurboNavigator {
    /// Held weakly. Without one, each page is shown in a `VisitableViewController`, and the other defaults hold too.
    public weak var delegate: (any TurboNavigationDelegate)?
    private let defaults = DefaultDelegate()
    /// The container that shows the navigator among others; nil for a navigator by itself.
    private(set) weak var host: (any NavigatorHost)?
    private let ownDesk = SignInDesk()
    /// Where it says that the user has to sign in.
    var desk: SignInDesk { host?.desk ?? ownDesk }
    /// Who is asked: the app, or the defaults of the protocol.
    var deciding: any TurboNavigationDelegate { delegate ?? defaults }

    /// The main stack: ``rootViewController`` by the name of Turbo Navigator.
    public var navigationController: UINavigationController { stacks.main }
    /// The modal stack, presented for screens of the modal context. One object for the life of the navigator.
    public var modalNavigationController: UINavigationController { stacks.modal }

    /// Asked about each URL before it is shown or opened: ``TurboConfig/routeHandlers`` by default.
    public var routeHandlers: [any RouteHandler] = TurboConfig.shared.routeHandlers

    /// Asked about loads that Turbo did not take: ``TurboConfig/policyHandlers`` by default.
    public var policyHandlers: [any WebViewPolicyHandler] = TurboConfig.shared.policyHandlers

    /// What ``start()`` routes; nil by default.
    public var startLocation: URL?

    /// Whether the first screen of a modal has a Done button, unless the app gives it an item at the left. True by default.
    public var showsDoneButton: Bool {
        get { performer.showsDoneButton }
        set { performer.useDoneButton(newValue) }
    }

    /// The controller for the app's window.
    public var rootViewController: UIViewController { navigationController }

    /// Drives the web view of the main stack.
    public var session: Session { stacks.sessions.main }
    /// Drives the web view of the modal stack.
    public var modalSession: Session { stacks.sessions.modal }

    private let stacks: Stacks
    let performer: StepPerformer
    let modalSettings: ModalSettings
    let queue: ProposalQueue
    private(set) lazy var downloads = Downloads(over: self) { [weak self] in
        self?.deciding.openDownloadedFile($0, from: $1)
    }
    private(set) var dialogs: [PageDialogs] = []
    private var browsing = BrowsingLimit()
    private var configurationLog: Task<Void, Never>?
    private(set) var missingRules: MissingRules?
    private(set) lazy var modalPreparer = ModalPreparer(of: self)
    private(set) var recovery: NetworkRecovery?

    /// Makes a navigator with two sessions of its own (as in Turbo Navigator).
    ///
    /// - Parameters:
    ///   - delegate: customizes navigation. Held weakly.
    ///   - pathConfiguration: the rules; without them every screen is pushed on the main stack.
    ///   - startLocation: what ``start()`` routes, and where links to the app lead; none by default.
    ///   - navigationController: the main stack, for an app with a subclass of its own.
    ///   - modalNavigationController: the modal stack, likewise.
    public convenience init(
        delegate: (any TurboNavigationDelegate)? = nil, pathConfiguration: PathConfiguration? = nil,
        startLocation: URL? = nil, navigationController: UINavigationController = UINavigationController(),
        modalNavigationController: UINavigationController = UINavigationController()
    ) {
        let session = Session(webView: TurboConfig.shared.makeWebView())
        let modalSession = Session(webView: TurboConfig.shared.makeWebView())
        session.pathConfiguration = pathConfiguration
        modalSession.pathConfiguration = pathConfiguration
        for session in [session, modalSession] { session.settings = TurboConfig.shared.settings }
        self.init(
            session: session, modalSession: modalSession, delegate: delegate,
            mainStack: MainStack(holding: navigationController), modalNavigationController: modalNavigationController)
        self.startLocation = startLocation
        becomeDelegate()
    }

    /// Connects everything but the sessions' delegate: see ``becomeDelegate(as:)``.
    init(
        session: Session, modalSession: Session, delegate: (any TurboNavigationDelegate)?, mainStack: MainStack,
        modalNavigationController: UINavigationController
    ) {
        self.delegate = delegate
        stacks = Stacks(
            main: mainStack, modal: modalNavigationController,
            sessions: SessionPair(main: session, modal: modalSession))
        performer = StepPerformer(stacks)
        modalSettings = ModalSettings(of: modalNavigationController)
        queue = ProposalQueue(stacks)
        session.links.site.add(modalSession.links.site.origins)
        modalSession.links.share(session.links.site)
        for session in sessions {
            session.join(self)
            // A delegate that the app has set asks the user in the app's way.
            guard session.webView.uiDelegate == nil else { continue }
            let dialogs = PageDialogs(of: session, over: self)
            session.webView.uiDelegate = dialogs
            self.dialogs.append(dialogs)
        }
        performer.modalLife.report { [weak self] in self?.modalDidEnd($0, changing: $1) }
        becomeFindable()
        configurationLog = session.pathConfiguration.map(PathConfigurationLog.follow)
        missingRules = session.pathConfiguration.map(MissingRules.init)
        recovery = NetworkRecovery(rules: session.pathConfiguration) { [weak self] in self?.isSeen($0) == true }
    }

    deinit {
        configurationLog?.cancel()
    }

    /// Routes a proposal: asks handlers and delegate, decides, and performs the decision after those before it.
    public func route(_ proposal: VisitProposal) {
        queue.add(ProposalRun(proposal, following: takeRedirect(of: proposal), in: self))
    }

    /// Shows the navigator in a container from now on.
    func join(_ host: any NavigatorHost) {
        self.host = host
    }

    func noteBrowsing() {
        browsing.noteOpened()
    }

    /// Whether another site may be opened, one more time.
    func mayBrowse(isTapped: Bool) -> Bool { browsing.allows(isTapped: isTapped) }

    /// The controller that is on top of everything, to present on.
    public var activeViewController: UIViewController { stacks.top }

    /// An app without a delegate.
    private final class DefaultDelegate: TurboNavigationDelegate {}

    /// Whether no proposal is being decided or performed.
    package var isAtRest: Bool { queue.isAtRest }

    /// Whether a proposal is decided or performed, or a page loads.
    package var isBusy: Bool { !isAtRest || sessions.contains(where: \.isVisiting) }

    /// Whether a file is on its way.
    package var isDownloading: Bool { !downloads.running.isEmpty }

    package func snapshot() -> NavigationState { stacks.snapshot() }

    /// - Parameter observer: receives each decision with what it was made of; nil for none. For tools.
    package func observe(_ observer: (@MainActor (NavigationProposal, NavigationState, NavigationDecision) -> Void)?) {
        stacks.observe(observer)
    }

    /// Whether the user sees the page of a session.
    func isSeen(_ session: Session) -> Bool { stacks.isSeen(session) }

    var sessions: [Session] { stacks.sessions.all }
}
