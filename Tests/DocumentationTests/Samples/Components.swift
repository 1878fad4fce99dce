import Foundation
import Testing
import TurboNavigator
import TurboNavigatorTesting
import UIKit

// Sources/TurboSession/Documentation.docc/Articles/ANativeButton.md

final class OrdersViewController: VisitableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let help = UIAction { [weak self] _ in self?.present(UIViewController(), animated: true) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Help", primaryAction: help)
    }
}

// Sources/TurboSession/Documentation.docc/Articles/AddABridgeComponent.md

final class SaveComponent: BridgeComponent {
    private struct Connect: Decodable {
        let title: String
    }

    override class var name: String { "save" }

    override func onReceive(message: BridgeMessage) {
        guard message.event == "connect", let data: Connect = message.data() else { return }
        let tap = UIAction { [weak self] _ in self?.reply(to: "connect") }
        let screen = delegate?.destination as? UIViewController
        screen?.navigationItem.rightBarButtonItem = UIBarButtonItem(title: data.title, primaryAction: tap)
    }
}

extension TestingSamples {
    /// The page contains the HTML, the style and the controller of the article.
    @Test @MainActor func `A tap on the button in the bar submits the form of the page`() async throws {
        let server = try TestServer(turbo: .fromEnvironment())
        let library = try Data(contentsOf: Package.file("Demo/Server/app/javascript/bridge.js"))
        server.route("/bridge.js", .content(library, type: "text/javascript", status: 200, headers: [:]))
        server.page("/", body: try ComponentPage.body())
        server.route("/posts", .redirect(to: "/posts/1", status: 303))
        server.page("/posts/1")

        let configuration = PathConfiguration()
        BridgeComponents.register([SaveComponent.self])
        let navigator = TurboNavigator(pathConfiguration: configuration)
        defer { BridgeComponents.register([]) }
        let app = try await AppDriver(server: server) {
            navigator.route(server.url("/"))
            return navigator.rootViewController
        }
        defer { withExtendedLifetime(navigator) { app.close() } }

        try await app.fill("My post", in: "Title")
        try await app.tap(button: "Save")
        #expect(app.stacks == "/ /posts/1")
        #expect(server.requests.first { $0.method == "POST" }?.field("title") == "My post")
    }
}

/// The page of the article, with stand-ins for Stimulus and the bridge's web library.
private enum ComponentPage {
    static func body() throws -> String {
        let module = try text(in: "javascript")
            .replacingOccurrences(of: #"import .*"#, with: "", options: .regularExpression)
            .replacingOccurrences(of: "export default", with: "const Controller =")
        return """
            <style>\(try text(in: "css"))</style>
            \(try text(in: "html"))
            <script src="/bridge.js"></script>
            <script>
              class BridgeComponent {
                constructor(element) { this.element = element }
                connect() {}
                send(event, data, callback) {
                  const component = this.constructor.component
                  const metadata = { url: location.href }
                  HotwireNative.web.send({ component, event, data: { ...data, metadata }, callback })
                }
              }
              \(module)
              const names = /bridge-components: \\[(.*?)\\]/.exec(navigator.userAgent)?.[1].split(" ") ?? []
              if (names.includes(Controller.component)) {
                new Controller(document.querySelector("[data-controller=bridge--save]")).connect()
              }
            </script>
            """
    }

    private static func text(in language: String) throws -> String {
        let page = Document.all.first { $0.path.hasSuffix("AddABridgeComponent.md") }
        return try #require(page?.blocks.first { $0.language == language }).text
    }
}
