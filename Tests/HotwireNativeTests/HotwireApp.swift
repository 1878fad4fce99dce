import HotwireNative
import TestSupport
import TurboTestSupport
import UIKit

/// A server, and an app of the family's names in a window.
@MainActor
final class HotwireApp: NavigatorDelegate {
    let server: TurboServer
    let log = LogEvents()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 430, height: 820))
    private(set) lazy var navigator = Navigator(
        configuration: .init(name: "main", startLocation: server.url("/")), delegate: self)
    var errors = TestEvents<HotwireNativeError>()
    var answer: (VisitProposal) -> ProposalResult = { _ in .accept }

    init(rules: String = TestApp.modalRules) throws {
        Hotwire.config = HotwireConfig()
        Hotwire.config.pathConfiguration.sources = [.data(Data(rules.utf8))]
        server = try TurboServer()
        for path in ["/", "/a", "/b", "/new"] { server.page(path) }
    }

    func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult { answer(proposal) }

    func visitableDidFailRequest(_ visitable: any Visitable, error: HotwireNativeError, retryHandler: RetryBlock?) {
        errors.record(error)
        (visitable as? any ErrorPresenter)?.presentError(error, retryHandler: retryHandler)
    }

    func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
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

    func close() {
        TurboLog.shared.sink = nil
        window.isHidden = true
        window.rootViewController = nil
        Hotwire.config = HotwireConfig()
        BridgeComponents.register([])
    }
}
