import Foundation
import TurboNavigatorTesting

/// The test server of the Family app. The app reads the URL only once, so all tests share one server.
@MainActor
enum FamilyServer {
    private static var server: TestServer?

    static func started() throws -> TestServer {
        if let server { return server }
        let new = try TestServer(turbo: .fromEnvironment())
        new.route("/bridge.js", .content(try bridge(), type: "text/javascript", status: 200, headers: [:]))
        new.route("/", page("Home", links: ["/secret", "/moved/numbers/1"]))
        new.route("/numbers/1", page("Number 1"))
        let form = page(
            "Form", body: "<form method=post action=/form></form>",
            script: "send('submit', 'connect', { submit_title: 'Save' }, () => document.forms[0].requestSubmit())")
        new.route("/form") { $0.method == "POST" ? .redirect(to: "/saved", status: 303) : form }
        let items = "{ title: 'Pick', items: [{ title: 'First', index: 0 }, { title: 'Second', index: 1 }] }"
        new.route(
            "/saved",
            page(
                "Saved", body: "<p id=choice></p>",
                script: "send('choice', 'display', \(items), message => choice.textContent = "
                    + "`Chosen: ${message.data.selectedIndex}`)"))
        new.route("/session/new", page("Sign in"))
        setenv("FAMILY_URL", new.url("/").absoluteString, 1)
        server = new
        return new
    }

    private static func bridge() throws -> Data {
        let path = ProcessInfo.processInfo.environment["BRIDGE_JS"] ?? "BRIDGE_JS is not set"
        return try Data(contentsOf: URL(fileURLWithPath: path))
    }

    /// A page whose script sends messages to components.
    private static func page(
        _ title: String, links: [TestLink] = [], body: String = "", script: String = ""
    ) -> TestResponse {
        let send = """
            <script>{
              const web = (window.HotwireNative ?? window.Strada).web
              const send = (component, event, data, callback) =>
                web.send({ component, event, data: { ...data, metadata: { url: location.href } }, callback })
              \(script)
            }</script>
            """
        return .page(
            TestPage(title, links: links, body: body + send, head: "<script src=\"/bridge.js\"></script>"))
    }
}
