import TurboCore
import UIKit
import WebKit

/// Handles each proposed visit with native navigation, such as push, pop, replace, modal or refresh, according to the
/// rules of a path configuration (as in Masilotti's TurboNavigator).
///
///     let navigator = TurboNavigator(delegate: self, pathConfiguration: configuration)
///     window.rootViewController = navigator.rootViewController
///     navigator.route(startURL)
@preconcurrency @MainActor
public final class TurboNavigator {
    /// The delegate that customizes navigation. Held weakly. Without one, the defaults of its methods apply.
    public weak var delegate: (any TurboNavigationDelegate)?
    private let defaults = DefaultDelegate()
    /// The container of this navigator and others; nil if there is none.
    weak var container: (any NavigatorContainer)?
    private let ownSignInCollector = SignInCollector()
    /// The collector of 401 responses, which navigators in a container share.
    var signInCollector: SignInCollector { container?.signInCollector ?? ownSignInCollector }
    /// The app's delegate, or an object with the protocol's defaults.
    var activeDelegate: any TurboNavigationDelegate { delegate ?? defaults }

    /// The main stack, which is also the ``rootViewController``.
    public var navigationController: UINavigationController { stacks.main }
    /// The modal stack, which is presented for screens of the modal context. It never changes.
    public var modalNavigationController: UINavigationController { stacks.modal }

    /// The handlers that decide about each URL before it is shown or opened. The default is
    /// ``TurboConfig/routeHandlers``.
    public var routeHandlers: [any RouteHandler] = TurboConfig.shared.routeHandlers

    /// The handlers that decide about loads that aren't made by Turbo. The default is ``TurboConfig/policyHandlers``.
    public var policyHandlers: [any WebViewPolicyHandler] = TurboConfig.shared.policyHandlers

    /// The URL that ``start()`` routes; nil by default.
    public var startLocation: URL?

    /// Whether the first screen of a modal gets a button that closes it, if it has no left bar button item: Done, or
    /// Cancel while pages wait for a sign-in or a page of the modal has unsaved input. True by default.
    public var showsDoneButton: Bool {
        get { performer.showsDoneButton }
        set { performer.showsDoneButton = newValue }
    }

    /// The controller for the app's window.
    public var rootViewController: UIViewController { navigationController }

    /// The session of the main stack.
    public var session: Session { stacks.sessions.main }
    /// The session of the modal stack.
    public var modalSession: Session { stacks.sessions.modal }

    private let stacks: Stacks
    let performer: StepPerformer

    /// The number of the last screen. A tool that observes several navigators gives each numbers of its own.
    package var lastScreenNumber: Int {
        get { performer.stacks.lastID }
        set { performer.stacks.lastID = newValue }
    }
    let modalSettings: ModalSettings
    let queue: ProposalQueue
    private(set) lazy var downloads = Downloads(
        over: stacks, after: queue,
        open: { [weak self] in self?.activeDelegate.openDownloadedFile($0, from: $1) },
        willBegin: { [weak self] in self?.observeClosing() },
        signIn: { [weak self] screen, file, session, page in
            guard let self else { return }
            self.signInCollector.add(waiting: screen, for: file, of: session, self, signInPage: page)
        })
    private(set) var dialogs: [PageDialogs] = []
    /// Whether a page has opened a browser, so that it can open the next one only for a tap.
    var needsTapToBrowse = false
    /// Whether the user has tapped the external link that is opened next, which may belong to another app.
    var mayOpenApps = false
    var links = LinkSeries()
    private var configurationLog: Task<Void, Never>?
    private(set) var missingRulesLoader: MissingRulesLoader?
    private(set) lazy var modalPreparer = ModalPreparer(navigator: self)
    private(set) var recovery: NetworkRecovery?
    private(set) lazy var rootDismissal = RootDismissal(navigator: self)
    private(set) lazy var restoration = NavigatorRestoration(performer, modalSettings, after: queue) { [weak self] in
        self?.controller(for: $0)
    }

    /// Creates a navigator with two sessions of its own (as in Masilotti's TurboNavigator).
    ///
    /// - Parameters:
    ///   - delegate: customizes navigation. Held weakly.
    ///   - pathConfiguration: the rules. Without them, all pages belong to the main stack, with the default
    ///     presentation.
    ///   - startLocation: the URL that ``start()`` routes. Deep links with the app's own scheme open pages on its site.
    ///     nil by default.
    ///   - navigationController: the main stack, if the app has its own subclass.
    ///   - modalNavigationController: the modal stack, if the app has its own subclass.
    public convenience init(
        delegate: (any TurboNavigationDelegate)? = nil, pathConfiguration: PathConfiguration? = nil,
        startLocation: URL? = nil, navigationController: UINavigationController = UINavigationController(),
        modalNavigationController: UINavigationController = UINavigationController()
    ) {
        let session = Session(webView: TurboConfig.shared.makeWebView())
        let modalSession = Session(webView: TurboConfig.shared.makeWebView())
        session.pathConfiguration = pathConfiguration
        modalSession.pathConfiguration = pathConfiguration
        for session in [session, modalSession] {
            session.settings = TurboConfig.shared.settings
            session.page.makeWebView = { TurboConfig.shared.makeWebView() }
        }
        self.init(
            session: session, modalSession: modalSession, delegate: delegate,
            mainStack: MainStack(holding: navigationController), modalNavigationController: modalNavigationController)
        self.startLocation = startLocation
        becomeDelegate()
    }

    /// Connects everything except the sessions' delegate, which ``becomeDelegate(as:)`` sets.
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
        queue = ProposalQueue(performer)
        stacks.showDownloads = { [weak self] in self?.showDownloads() }
        session.site.add(modalSession.site.origins)
        modalSession.site = session.site
        for session in sessions {
            session.navigator = self
            session.page.context = PageContext(
                session === modalSession && session !== self.session ? .modal : .default,
                platform: UIDevice.current.systemName.lowercased())
            // A UI delegate that the app has set shows its own dialogs.
            guard session.webView.uiDelegate == nil else { continue }
            let dialogs = PageDialogs(of: session, over: stacks)
            session.webView.uiDelegate = dialogs
            self.dialogs.append(dialogs)
        }
        performer.modalPresentation.onEnd = { [weak self] in self?.modalDidEnd($0, changing: $1) }
        queue.onIdle = { [weak self] in self?.stateDidChange() }
        registerNavigator()
        configurationLog = session.pathConfiguration.map(PathConfigurationLog.observe)
        missingRulesLoader = session.pathConfiguration.map(MissingRulesLoader.init)
        recovery = NetworkRecovery(rules: session.pathConfiguration) { [weak self] in self?.isVisible($0) == true }
    }

    deinit {
        configurationLog?.cancel()
        Task { @MainActor [queue] in queue.cancel() }
    }

    /// Routes a proposal: calls handlers and delegate, decides, and performs the decision. Earlier proposals are
    /// handled first.
    public func route(_ proposal: VisitProposal) {
        queue.add(ProposalRun(proposal, following: removeRedirect(of: proposal), in: self))
    }

    /// Returns whether an external URL may be opened now.
    func mayBrowse(isTapped: Bool) -> Bool {
        if isTapped { needsTapToBrowse = false }
        return !needsTapToBrowse
    }

    /// The topmost presented controller. Present your own controllers on it.
    public var activeViewController: UIViewController { stacks.presenter }

    /// The delegate of a navigator without one, with the protocol's defaults.
    private final class DefaultDelegate: TurboNavigationDelegate {}

    /// Whether no proposal is being handled.
    package var isIdle: Bool { queue.isIdle }

    /// Whether a proposal is being handled or a page is loading.
    package var isBusy: Bool { !isIdle || sessions.contains(where: \.isVisiting) }

    /// Whether a file is being downloaded.
    package var isDownloading: Bool { !downloads.running.isEmpty }

    /// All downloads in the list, with the files of those that have one.
    package var downloadList: [(entry: DownloadEntry, file: URL?)] { downloads.list }

    /// The row of a file over the stack on screen; nil if there is none.
    package var downloadRow: UIView? { downloads.panel.isRowShown ? downloads.panel.row : nil }

    package func currentState() -> NavigationState { stacks.currentState() }

    /// Receives each decision with its proposal and state. Used by tools; nil by default.
    package var onDecision: (@MainActor (NavigationProposal, NavigationState, NavigationDecision) -> Void)? {
        get { stacks.onDecision }
        set { stacks.onDecision = newValue }
    }

    /// Returns whether the page of a session is visible.
    func isVisible(_ session: Session) -> Bool { stacks.isVisible(session) }

    /// Returns whether the user sees a screen of a session, or a window that its page has opened. The page may still be
    /// on its way to the screen. A native screen may contain a page.
    func isOnTop(_ session: Session) -> Bool {
        guard !stacks.isInHiddenTab, let top = stacks.top as? UINavigationController else { return false }
        if top === stacks.stack(of: session) { return top.topViewController is any Visitable || isVisible(session) }
        return stacks.pageWindow?.isOf(session) == true
    }

    var sessions: [Session] { stacks.sessions.all }
}
