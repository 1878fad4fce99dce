import HotwireNative
import TestSupport
import TurboTestSupport
import UIKit

/// An app with the names of Hotwire Native. It shows nothing until the test has set up `Hotwire` and its delegate.
@MainActor
final class HotwireApp: NavigatorDelegate {
    let driver: AppDriver
    private(set) lazy var navigator = Navigator(
        configuration: .init(name: "main", startLocation: server.url("/")), delegate: self)
    let errors = TestEvents<HotwireNativeError>()
    var answer: (VisitProposal) -> ProposalResult = { _ in .accept }

    var server: TestServer { driver.server }
    var log: AppLog { driver.log }

    init(rules: String = AppDriver.modalRules) async throws {
        Hotwire.config = HotwireConfig()
        Hotwire.config.pathConfiguration.sources = [.data(Data(rules.utf8))]
        let server = try TestServer(.turbo)
        for path in ["/", "/a", "/b", "/new"] { server.page(path) }
        driver = try await AppDriver(server: server, waits: false) { UIViewController() }
    }

    func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult { answer(proposal) }

    func visitableDidFailRequest(_ visitable: any Visitable, error: HotwireNativeError, retryHandler: RetryBlock?) {
        errors.append(error)
        (visitable as? any ErrorPresenter)?.presentError(error, retryHandler: retryHandler)
    }

    func show(_ controller: UIViewController) {
        driver.window.rootViewController = controller
    }

    /// Shows the navigator's stack, and waits for the first page.
    func start() async throws {
        show(navigator.rootViewController)
        navigator.start()
        try await rendered("/")
    }

    func rendered(_ path: String) async throws {
        try await log.next(.rendered(server.url(path)))
    }

    /// The names of the handlers that have cancelled a load or a URL so far.
    var cancellingHandlers: [String] {
        driver.logEntries.compactMap { event in
            guard case .handled(_, let name, "cancel") = event.kind else { return nil }
            return name
        }
    }

    func close() {
        driver.close()
        Hotwire.config = HotwireConfig()
        BridgeComponents.register([])
    }
}

/// Tabs, each called by the path of its first page.
extension HotwireApp {
    func tab(_ path: String, isSearch: Bool = false, loading: TabLoading? = nil) -> HotwireTab {
        HotwireTab(id: path, title: path, image: nil, url: server.url(path), isSearchTab: isSearch, loading: loading)
    }

    /// Shows tabs in the window. The app is their delegate.
    func showTabs(_ tabs: [HotwireTab], lazily: Bool? = false) -> HotwireTabBarController {
        let controller = HotwireTabBarController(navigatorDelegate: self, lazyLoadTabs: lazily)
        show(controller)
        controller.load(tabs)
        return controller
    }
}
