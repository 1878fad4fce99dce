import Foundation
import Testing
import TurboNavigator
import TurboNavigatorTesting
import UIKit

// docs/testing.md, and Sources/NavigationTesting, Sources/TurboNavigatorTesting

@Suite(.serialized, .timeLimit(.minutes(2)), .enabled(if: ProcessInfo.processInfo.environment["DISPLAY"] != nil))
struct TestingSamples {
    init() {
        // A reader names their own Turbo build. This is the one that bin/setup downloaded.
        let file = Package.file("Demo/Server/vendor/javascript/turbo-7.1.0.umd.js")
        setenv("TURBO_JS", file.path, 0)
    }

    @Test func aNewPostIsWrittenInASheet() throws {
        let scenario = try NavigationScenario(
            rules: #"{"rules": [{"patterns": ["/new$"], "properties": {"context": "modal"}}]}"#,
            steps: [
                .init("/posts", stacks: "/ /posts", requests: ["GET /posts"]),
                .init("/posts/new", stacks: "/ /posts | /posts/new"),
                .init("submit /posts -> 422", stacks: "/ /posts | /posts/new", requests: ["POST /posts"]),
                .init("submit /posts -> 303 /posts/1", stacks: "/ /posts /posts/1"),
            ])
        try scenario.check()
    }

    @Test @MainActor func aPostIsWritten() async throws {
        let server = try TestServer(turbo: .fromEnvironment())
        server.page("/", title: "Posts", links: [TestLink("Write", to: "/posts/new")])
        server.page("/posts/new", body: Self.form)
        server.route("/posts", .redirect(to: "/posts/1", status: 303))
        server.page("/posts/1", title: "My post")

        let app = try await AppDriver(server: server) { Coordinator(home: server.url("/")) }
        defer { app.close() }
        try await app.tap(link: "Write")
        #expect(app.stacks == "/ | /posts/new")

        try await app.fill("My post", in: "Title")
        try await app.tap(button: "Save")
        #expect(app.stacks == "/ /posts/1")
        #expect(app.title == "My post")
        #expect(app.requests.suffix(2) == ["POST /posts", "GET /posts/1"])
        #expect(server.requests.first { $0.method == "POST" }?.field("title") == "My post")
    }

    @Test @MainActor func theAppIsLookedAtDuringALoad() async throws {
        let server = try TestServer(turbo: .fromEnvironment())
        server.page("/", links: ["/slow"])
        let app = try await AppDriver(server: server) { Coordinator(home: server.url("/")) }
        defer { app.close() }
        let gate = ResponseGate()
        server.route("/slow", .gated(gate, .page(TestPage("Slow"))))
        try await app.tap(link: "/slow", waits: false)
        try await app.wait(until: "the screen is there") { app.stacks == "/ /slow" }
        gate.open()
        try await app.waitUntilIdle()
        #expect(app.title == "Slow")
    }

    @Test @MainActor func bothFormsOfAScriptAgree() async throws {
        let scenario = try NavigationScenario(steps: ["/posts", "back"])
        try scenario.check()
        try await AppDriver.run(scenario, turbo: .fromEnvironment())
    }

    /// Only compiled, because no server is running at the delegate's URL.
    @MainActor private func theAppIsStartedByItsDelegate(_ server: TestServer) async throws {
        let app = try await AppDriver(scene: SceneDelegate.self, server: server)
        app.close()
    }

    /// Only compiled, for the same reason.
    @MainActor private func aServerRuns() async throws {
        let app = try await AppDriver(scene: SceneDelegate.self, deadline: 30)
        defer { app.close() }
        try await app.tap(link: "Posts")
        #expect(app.stacks == "/ /posts")
    }

    @Test @MainActor func aPageIsScrolled() async throws {
        let server = try TestServer(turbo: .fromEnvironment())
        server.page("/", body: "<div style='height: 5000px'></div>")
        let app = try await AppDriver(server: server) { Coordinator(home: server.url("/")) }
        defer { app.close() }
        try await app.webView?.evaluateJavaScript("scrollTo(0, 500); 1")
        try await app.waitUntilIdle()
        #expect(try await app.webView?.evaluateJavaScript("scrollY > 0") as? Bool == true)
    }

    private static let form = """
        <form method=post action=/posts><label>Title <input name=title></label><button>Save</button></form>
        """
}

/// The root of an app: a navigation controller that owns its navigator.
private final class Coordinator: UINavigationController {
    private var navigator: TurboNavigator?

    convenience init(home: URL) {
        self.init()
        let rules = #"{"rules": [{"patterns": ["/new$"], "properties": {"context": "modal"}}]}"#
        navigator = TurboNavigator(
            pathConfiguration: PathConfiguration(sources: [.data(Data(rules.utf8))]), navigationController: self)
        navigator?.route(home)
    }
}
