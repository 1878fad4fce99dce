import Foundation
import TestSupport
import TurboNavigator
import TurboTestSupport

/// An app whose pages have the component "echo".
extension AppDriver {
    /// - Parameter isLate: whether the web library loads after the page. False by default.
    static func withComponent(
        _ library: WebLibrary = .hotwireNative, isLate: Bool = false,
        delegate: (any TurboNavigationDelegate)? = nil
    ) async throws -> AppDriver {
        EchoComponent.heard.clear()
        EchoComponent.appearances.clear()
        BridgeComponents.register([EchoComponent.self])
        let app = try await AppDriver(delegate: delegate)
        try library.add(to: app.server)
        for path in ["/", "/a", "/b", "/new"] {
            app.server.page(path, body: WebLibrary.body("from \(path)", isLate: isLate))
        }
        return app
    }

    func closeWithComponent() {
        close()
        BridgeComponents.register([])
    }

    /// The component of the screen on top of the main stack.
    var echo: EchoComponent? {
        (navigator.navigationController.topViewController as? BridgeViewController)?.bridgeDelegate.component()
    }

    /// A list of texts of the page, such as `replies`.
    func list(_ name: String) async throws -> [String] {
        let json = try await value("JSON.stringify(\(name))")
        return try JSONDecoder().decode([String].self, from: Data(json.utf8))
    }
}
