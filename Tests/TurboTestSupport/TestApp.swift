import TestSupport
import Turbo
import TurboNavigator
import UIKit
import WebKit

/// A navigator in a window, with a server and the log.
@MainActor
package final class TestApp {
    package let server: TurboServer
    package let log = LogEvents()
    package let navigator: TurboNavigator
    package let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 430, height: 820))

    package convenience init(
        _ library: TurboScript = .turbo, rules: String = TestApp.modalRules,
        delegate: (any TurboNavigationDelegate)? = nil,
        navigationController: UINavigationController = UINavigationController(), isShown: Bool = true
    ) throws {
        try self.init(library, rules: rules, isShown: isShown) {
            TurboNavigator(delegate: delegate, pathConfiguration: $0, navigationController: navigationController)
        }
    }

    /// - Parameter makeNavigator: makes the navigator with these rules. Its root view controller is put into the window.
    package init(
        _ library: TurboScript = .turbo, rules: String = TestApp.modalRules, isShown: Bool = true,
        makeNavigator: (PathConfiguration) -> TurboNavigator
    ) throws {
        server = try TurboServer(library)
        for path in ["/", "/a", "/b", "/c", "/new", "/things/new"] { server.page(path) }
        navigator = makeNavigator(PathConfiguration(sources: [.data(Data(rules.utf8))]))
        window.rootViewController = navigator.rootViewController
        if isShown { window.makeKeyAndVisible() }
    }

    /// The rule of the Turbo Navigator README: what ends in `/new` or `/edit` is modal.
    package static let modalRules = """
        {"rules": [{"patterns": ["/new$", "/edit$"], "properties": {"context": "modal"}}]}
        """

    /// Routes a path and waits until the navigator is at rest and the visit has ended.
    package func route(_ path: String, properties: PathProperties? = nil) async throws {
        let url = server.url(path)
        if let properties {
            navigator.route(VisitProposal(url: url, properties: properties))
        } else {
            navigator.route(url)
        }
        try await log.next(.rendered(url))
        try await rest()
    }

    /// Waits until each proposal so far has been performed, and both stacks have stopped moving.
    package func atRest() async throws {
        while !navigator.isAtRest { try await log.next(.atRest) }
        try await rest()
    }

    /// Waits until no step runs and both stacks have stopped moving.
    package func rest() async throws {
        for controller in [navigator.navigationController, navigator.modalNavigationController] {
            await transitionEnd(of: controller)
        }
    }

    /// Clicks a link of the page with a script. It leads where a tap leads, but opens no other app.
    package func click(_ selector: String, in session: Session? = nil) async throws {
        try await (session ?? navigator.session).webView.click(selector)
    }

    /// The paths of both stacks, as in the flow table: "/ /a | /new".
    package var stacks: String {
        let main = navigator.navigationController.viewControllers.map(Self.path).joined(separator: " ")
        guard navigator.navigationController.presentedViewController === navigator.modalNavigationController else {
            return main
        }
        return main + " | " + navigator.modalNavigationController.viewControllers.map(Self.path).joined(separator: " ")
    }

    /// Whether the screen on top of the main stack has the web view, and nothing lies over it.
    package var showsItsPage: Bool {
        let top = navigator.navigationController.topViewController as? any Visitable
        return top.map { hindrance(on: $0, navigator.session) == nil } ?? false
    }

    /// What keeps the user from seeing the page of a screen; nil where it is in sight.
    package func hindrance(on screen: any Visitable, _ session: Session) -> String? {
        guard let view = screen.visitableView, session.webView.superview === view else {
            return "is without the web view"
        }
        if view.isShowingScreenshot { return "is covered" }
        if view.isRefreshing { return "refreshes" }
        return view.activityIndicatorView.isAnimating ? "spins" : nil
    }

    private static func path(_ controller: UIViewController) -> String {
        (controller as? any Visitable)?.visitableURL?.path ?? "(\(controller.title ?? ""))"
    }

    /// Takes everything away, so that the next test begins with nothing.
    package func close() {
        TurboLog.shared.sink = nil
        window.isHidden = true
        window.rootViewController = nil
    }
}
