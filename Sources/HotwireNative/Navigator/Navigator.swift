import TurboNavigator
import UIKit
import WebKit

/// A `TurboNavigator` with the API of Hotwire Native.
@preconcurrency @MainActor
public class Navigator: Navigating {
    /// The name and the first page of a navigator.
    public struct Configuration: Sendable {
        /// The navigator's name, for example the title of its tab.
        public let name: String
        /// The URL of the first page. Its host is the app's own.
        public let startLocation: URL

        /// Creates a configuration.
        ///
        /// - Parameters:
        ///   - name: the navigator's name.
        ///   - startLocation: the absolute URL of the first page.
        public init(name: String, startLocation: URL) {
            self.name = name
            self.startLocation = startLocation
        }
    }

    /// The delegate that customizes navigation. Held weakly.
    public weak var delegate: (any NavigatorDelegate)?

    /// The configuration that the navigator was created with. Without one, its start location is the URL that was
    /// routed first.
    public private(set) var configuration: Configuration

    /// The navigator that does the work.
    public let turboNavigator: TurboNavigator
    private var delegateAdapter: NavigatorDelegateAdapter?
    /// The web views' default delegates for dialogs, which the Turbo Navigator holds.
    private weak var mainDialogs: (any WKUIDelegate)?
    private weak var modalDialogs: (any WKUIDelegate)?

    /// Creates a navigator with the settings of ``Hotwire/config``.
    ///
    /// - Parameters:
    ///   - configuration: the name and the first page.
    ///   - delegate: customizes navigation. Held weakly.
    public convenience init(configuration: Configuration, delegate: (any NavigatorDelegate)? = nil) {
        self.init(startingWith: configuration, rules: Hotwire.config.pathConfiguration, delegate: delegate)
    }

    init(startingWith configuration: Configuration?, rules: PathConfiguration, delegate: (any NavigatorDelegate)?) {
        self.configuration = configuration ?? Configuration(name: "", startLocation: URL(fileURLWithPath: "/"))
        self.delegate = delegate
        turboNavigator = TurboNavigator(
            preconfiguredMainSession: Self.makeSession(rules), preconfiguredModalSession: Self.makeSession(rules),
            navigationController: Hotwire.config.defaultNavigationController(),
            modalNavigationController: Hotwire.config.defaultNavigationController())
        turboNavigator.startLocation = configuration?.startLocation
        turboNavigator.showsDoneButton = false
        turboNavigator.routeHandlers = Hotwire.config.routeDecisionHandlers.map { RouteAdapter(self, $0) }
        turboNavigator.policyHandlers = Hotwire.config.policyDecisionHandlers.map { PolicyAdapter(self, $0) }
        mainDialogs = session.webView.uiDelegate
        modalDialogs = modalSession.webView.uiDelegate
        let delegateAdapter = NavigatorDelegateAdapter(self)
        self.delegateAdapter = delegateAdapter
        turboNavigator.delegate = delegateAdapter
    }

    private static func makeSession(_ rules: PathConfiguration) -> Session {
        let session = Session(webView: Hotwire.config.makeWebView())
        session.page.makeWebView = { Hotwire.config.makeWebView() }
        session.pathConfiguration = rules
        return session
    }

    /// The main stack, for the app's window.
    public var rootViewController: UINavigationController { turboNavigator.navigationController }
    /// The modal stack, which is presented for pages with the context `modal`.
    public var modalRootViewController: UINavigationController { turboNavigator.modalNavigationController }
    /// The visible stack.
    public var activeNavigationController: UINavigationController { turboNavigator.activeNavigationController }
    /// The web view of the visible stack.
    public var activeWebView: WKWebView { turboNavigator.activeWebView }
    /// The session of the main stack.
    public var session: Session { turboNavigator.session }
    /// The session of the modal stack.
    public var modalSession: Session { turboNavigator.modalSession }

    /// The delegate that shows the dialogs of pages, for example a ``WKUIController``. Held strongly. With nil, the
    /// default, the navigator shows them.
    public var webkitUIDelegate: (any WKUIDelegate)? {
        didSet {
            session.webView.uiDelegate = webkitUIDelegate ?? mainDialogs
            modalSession.webView.uiDelegate = webkitUIDelegate ?? modalDialogs
        }
    }

    /// Routes the start location if no URL was routed before.
    public func start() { turboNavigator.start() }

    /// Returns to the stacks of the app's previous run, or else routes the start location. See
    /// `TurboNavigator.start(restoring:)`. Not in Hotwire Native.
    public func start(restoring activity: NSUserActivity?) { turboNavigator.start(restoring: activity) }

    /// The activity from which the navigator can return to its stacks. See `TurboNavigator.stateRestorationActivity`. Not
    /// in Hotwire Native.
    public var stateRestorationActivity: NSUserActivity { turboNavigator.stateRestorationActivity }

    public func route(_ url: URL) { route(url, options: nil) }

    /// Routes a URL as if a page had proposed it.
    ///
    /// - Parameters:
    ///   - options: the options of the visit; nil for those of a link.
    ///   - parameters: the app's own values, which the delegate and handlers receive with the proposal; nil by default.
    public func route(
        _ url: URL, options: VisitOptions? = VisitOptions(action: .advance), parameters: [String: Any]? = nil
    ) {
        let properties = session.pathConfiguration?.properties(for: url) ?? [:]
        route(
            VisitProposal(
                url: url, options: options ?? VisitOptions(), properties: properties, parameters: parameters))
    }

    public func route(_ proposal: VisitProposal) {
        if turboNavigator.startLocation == nil {
            configuration = Configuration(name: configuration.name, startLocation: proposal.url)
            turboNavigator.startLocation = proposal.url
        }
        turboNavigator.route(proposal)
    }

    /// Routes the page of a deep link, as if a page had proposed it. If the navigator has not started, starts it first,
    /// so that the page is shown over the start page. Not in Hotwire Native.
    ///
    /// Call this with the links that the scene receives at its start (`connectionOptions.urlContexts`) and later
    /// (`scene(_:openURLContexts:)`). A link with `http` or `https` has to lead to a page of the app. A link with the
    /// app's own scheme, such as `shop://things/1`, opens the page `/things/1` on the site of the start location. All
    /// other links are logged and ignored. Don't use `route(_:)` for a link with the app's own scheme: it opens the
    /// link with the system, which sends it back to the app.
    public func open(_ link: URL) { turboNavigator.open(link) }

    /// Pops the visible stack, or dismisses a modal with only one screen.
    public func pop(animated: Bool = true) { turboNavigator.pop(animated: animated) }

    /// Dismisses a modal, and pops to the first screen.
    public func clearAll(animated: Bool = false) { turboNavigator.clearAll(animated: animated) }

    /// Reloads the pages of both stacks.
    public func reload() { turboNavigator.reload() }

    /// Presents a controller over the topmost one.
    public func present(_ controller: UIViewController, animated: Bool) {
        turboNavigator.activeViewController.present(controller, animated: animated)
    }

    /// Presents an alert over the topmost controller.
    public func present(_ alert: UIAlertController, animated: Bool) {
        present(alert as UIViewController, animated: animated)
    }
}
