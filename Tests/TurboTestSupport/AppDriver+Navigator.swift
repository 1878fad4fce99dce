import TestSupport
import TurboNavigator
import TurboSession
import UIKit
import WebKit

/// An app that is only a navigator, for tests below the driver: they wait for single events, also while a page loads.
extension AppDriver {
    /// The rule of the README: paths that end in `/new` or `/edit` are modal.
    package static let modalRules = """
        {"rules": [{"patterns": ["/new$", "/edit$"], "properties": {"context": "modal"}}]}
        """

    /// Starts a navigator that has routed nothing yet.
    package convenience init(
        _ library: TurboLibrary = .turbo, rules: String = AppDriver.modalRules,
        delegate: (any TurboNavigationDelegate)? = nil,
        navigationController: UINavigationController = UINavigationController(), file: StaticString = #fileID,
        line: UInt = #line
    ) async throws {
        try await self.init(library, rules: rules, file: file, line: line) {
            TurboNavigator(delegate: delegate, pathConfiguration: $0, navigationController: navigationController)
        }
    }

    /// - Parameter makeNavigator: makes the navigator with these rules.
    package convenience init(
        _ library: TurboLibrary = .turbo, rules: String = AppDriver.modalRules, file: StaticString = #fileID,
        line: UInt = #line, makeNavigator: @MainActor (PathConfiguration) -> TurboNavigator
    ) async throws {
        let server = try TestServer(library)
        for path in ["/", "/a", "/b", "/c", "/new", "/things/new"] { server.page(path) }
        try await self.init(
            server: server, waits: false, file: file, line: line,
            navigator: {
                let navigator = makeNavigator(PathConfiguration(sources: [.data(Data(rules.utf8))]))
                // On a busy machine a page may take long to respond. Tests of pages that hang set a shorter time.
                navigator.session.settings.deadlines.check = 60
                return navigator
            })
    }

    /// The test server of the app.
    package var server: TestServer {
        guard let server = testServer else { preconditionFailure("The app was started without a test server.") }
        return server
    }

    /// Routes a path, and waits until it has arrived.
    package func route(_ path: String, properties: PathProperties? = nil) async throws {
        let url = server.url(path)
        if let properties {
            navigator.route(VisitProposal(url: url, properties: properties))
        } else if let tabBar {
            tabBar.route(url)
        } else {
            navigator.route(url)
        }
        try await arrived(path)
    }

    /// Waits until a path is rendered, each proposal is performed, and nothing moves.
    package func arrived(_ path: String) async throws {
        try await log.next(.rendered(server.url(path)))
        try await waitForProposals()
    }

    /// Waits until each proposal so far is performed and nothing moves. Pages may still load, unlike with
    /// `waitUntilIdle()`.
    package func waitForProposals() async throws {
        while !navigators.allSatisfy(\.isIdle) { try await log.next(.idle) }
        await transitionsEnd()
    }

    /// Waits until nothing moves.
    package func transitionsEnd() async {
        for navigator in navigators {
            await transitionEnd(of: navigator.navigationController)
            await transitionEnd(of: navigator.modalNavigationController)
        }
    }

    private var tabBar: TurboTabBarController? { window.rootViewController as? TurboTabBarController }

    private var navigators: [TurboNavigator] { tabBar?.navigators ?? [navigator] }

    /// Clicks an element of the page with a script. A link leads where a tap leads, but opens no other app.
    package func click(_ selector: String, in session: Session? = nil) async throws {
        try await (session ?? navigator.session).webView.click(selector)
    }

    /// Whether the screen on top of the main stack shows its page.
    package var showsItsPage: Bool {
        let top = navigator.navigationController.topViewController as? any Visitable
        return top.map { blocker(on: $0, navigator.session) == nil } ?? false
    }

    /// The reason why the page of a screen isn't visible; nil if it is.
    package func blocker(on screen: any Visitable, _ session: Session) -> String? {
        guard let view = screen.visitableView, session.webView.superview === view else {
            return "is without the web view"
        }
        if view.isShowingScreenshot { return "is covered" }
        if view.isRefreshing { return "refreshes" }
        return view.activityIndicatorView.isAnimating ? "spins" : nil
    }
}
