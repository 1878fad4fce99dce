import Foundation
import TurboNavigator
import TurboNavigatorTesting
import TurboTestSupport
import UIKit

/// A small app and its site.
@MainActor
enum Shop {
    static let rules = """
        {"rules": [{"patterns": ["/new$"], "properties": {"context": "modal"}}]}
        """

    static func server() throws -> TestServer {
        let server = try TestServer(turbo: TurboLibrary.turbo.build())
        server.page("/", title: "Shop", links: [TestLink("Tea", to: "/tea"), "/orders/new"])
        server.page("/tea", title: "Tea")
        server.page("/orders/new", title: "Order", body: form)
        var order = ""
        server.route("/orders") { request in
            order = "\(request.field("order[what]") ?? "?") by \(request.field("shipping") ?? "?")"
            return .redirect(to: "/orders/1", status: 303)
        }
        server.route("/orders/1") { _ in .page(TestPage("Thanks", body: "<p>\(order)</p>")) }
        return server
    }

    static func start(_ server: TestServer, deadline: TimeInterval = 20) async throws -> AppDriver {
        try await AppDriver(server: server, deadline: deadline) { root(home: server.url("/")) }
    }

    static func root(home: URL) -> UIViewController {
        let navigator = TurboNavigator(pathConfiguration: PathConfiguration(sources: [.data(Data(rules.utf8))]))
        navigator.route(home)
        return KeepingController(navigator)
    }

    private static let form = """
        <form method=post action=/orders>
        <label for=what>What</label><input id=what name="order[what]">
        <label>Shipping <select name=shipping><option value=n>Normal<option value=x>Express</select></label>
        <button>Order</button></form>
        """
}

/// Keeps its navigator, and has its stack as its only child.
final class KeepingController: UIViewController {
    private let navigator: TurboNavigator

    init(_ navigator: TurboNavigator) {
        self.navigator = navigator
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = navigator.rootViewController
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
    }
}
