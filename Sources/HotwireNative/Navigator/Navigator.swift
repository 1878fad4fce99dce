import TurboNavigator
import UIKit
import WebKit

/// A ``TurboNavigator`` by the names of Hotwire Native.
@preconcurrency @MainActor
public class Navigator: Navigating {
    /// What a navigator is called, and where it starts.
    public struct Configuration: Sendable {
        /// What the navigator is called: the title of its tab, for example.
        public let name: String
        /// The URL of the first page. Its host is the app's own.
        public let startLocation: URL

        /// - Parameters:
        ///   - name: what the navigator is called.
        ///   - startLocation: the absolute URL of the first page.
        public init(name: String, startLocation: URL) {
            self.name = name
            self.startLocation = startLocation
        }
    }

    /// Customizes navigation. Held weakly.
    public weak var delegate: (any NavigatorDelegate)?

    /// What the navigator was made with.
    public let configuration: Configuration

    /// What does the work.
    public let turboNavigator: TurboNavigator
    private var events: NavigatorEvents?
    /// The dialogs of both web views without any of the app's. What has made them holds them.
    private weak var mainDialogs: (any WKUIDelegate)?
    private weak var modalDialogs: (any WKUIDelegate)?

    /// - Parameters:
    ///   - configuration: where it starts.
    ///   - delegate: customizes navigation. Held weakly.
    public init(configuration: Configuration, delegate: (any NavigatorDelegate)? = nil) {
        self.configuration = configuration
        self.delegate = delegate
        turboNavigator = TurboNavigator(
            preconfiguredMainSession: Self.makeSession(), preconfiguredModalSession: Self.makeSession(),
            navigationController: Hotwire.config.defaultNavigationController(),
            modalNavigationController: Hotwire.config.defaultNavigationController())
        turboNavigator.startLocation = configuration.startLocation
        turboNavigator.showsDoneButton = false
        turboNavigator.routeHandlers = Hotwire.config.routeDecisionHandlers.map { RouteAdapter(self, $0) }
        turboNavigator.policyHandlers = Hotwire.config.policyDecisionHandlers.map { PolicyAdapter(self, $0) }
        mainDialogs = session.webView.uiDelegate
        modalDialogs = modalSession.webView.uiDelegate
        let events = NavigatorEvents(self)
        self.events = events
        turboNavigator.delegate = events
    }

    private static func makeSession() -> Session {
        let session = Session(webView: Hotwire.config.makeWebView())
        session.pathConfiguration = Hotwire.config.pathConfiguration
        return session
    }

    /// The main stack, for the app's window.
    public var rootViewController: UINavigationController { turboNavigator.navigationController }
    /// The stack that is presented for pages of context `modal`.
    public var modalRootViewController: UINavigationController { turboNavigator.modalNavigationController }
    /// The stack that is seen.
    public var activeNavigationController: UINavigationController { turboNavigator.activeNavigationController }
    /// The web view of the stack that is seen.
    public var activeWebView: WKWebView { turboNavigator.activeWebView }
    /// The session of the main stack.
    public var session: Session { turboNavigator.session }
    /// The session of the modal stack.
    public var modalSession: Session { turboNavigator.modalSession }

    /// Asks the user what pages want to know: a ``WKUIController``, for example. Held strongly. nil, the default, leaves
    /// it to the navigator.
    public var webkitUIDelegate: (any WKUIDelegate)? {
        didSet {
            session.webView.uiDelegate = webkitUIDelegate ?? mainDialogs
            modalSession.webView.uiDelegate = webkitUIDelegate ?? modalDialogs
        }
    }

    /// Routes the start location, if nothing was routed before.
    public func start() { turboNavigator.start() }

    public func route(_ url: URL) { route(url, options: nil) }

    /// Routes a URL as if a page had proposed it.
    ///
    /// - Parameters:
    ///   - options: nil for those of a link.
    ///   - parameters: values of the app's own, which the delegate and handlers find in the proposal; nil by default.
    public func route(
        _ url: URL, options: VisitOptions? = VisitOptions(action: .advance), parameters: [String: Any]? = nil
    ) {
        let properties = session.pathConfiguration?.properties(for: url) ?? [:]
        route(
            VisitProposal(
                url: url, options: options ?? VisitOptions(), properties: properties, parameters: parameters))
    }

    public func route(_ proposal: VisitProposal) { turboNavigator.route(proposal) }

    /// Shows the page that a link to the app means, over the first page: a navigator that has not started does so first. Not
    /// in Hotwire Native.
    ///
    /// Call it with the links that the scene is given at its start (`connectionOptions.urlContexts`) and while it runs
    /// (`scene(_:openURLContexts:)`). A link with `http` or `https` has to lead to a page of the app. One with a scheme of
    /// the app's own, such as `shop://things/1`, is the page `/things/1` of the site of the start location. Any other is
    /// logged, and nothing happens. ``route(_:)`` hands a link with a scheme of the app's own to the system, which gives it
    /// back to the app.
    public func open(_ link: URL) { turboNavigator.open(link) }

    /// Pops the stack that is seen, or closes a modal with one screen.
    public func pop(animated: Bool = true) { turboNavigator.pop(animated: animated) }

    /// Closes a modal, and pops to the first screen.
    public func clearAll(animated: Bool = false) { turboNavigator.clearAll(animated: animated) }

    /// Loads the pages of both stacks again.
    public func reload() { turboNavigator.reload() }

    /// Presents over what is seen.
    public func present(_ controller: UIViewController, animated: Bool) {
        turboNavigator.activeViewController.present(controller, animated: animated)
    }

    /// Presents an alert over what is seen.
    public func present(_ alert: UIAlertController, animated: Bool) {
        present(alert as UIViewController, animated: animated)
    }
}
