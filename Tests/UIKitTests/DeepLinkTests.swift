import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Links to the app", .serialized)
struct DeepLinkTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = Scene.self
            return configuration
        }
    }

    private final class Scene: UIResponder, UIWindowSceneDelegate {
        static var events: [String] = []

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            Self.events += connectionOptions.urlContexts.map { "started with \($0.url)" }
        }

        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            Self.events += URLContexts.map { "opened \($0.url)" }
        }
    }

    @Test func `A link at the start is among the options; one to the running app is reported once`() throws {
        Scene.events = []
        let lifecycle = AppLifecycle()
        let (one, two) = (try #require(URL(string: "shop://a")), try #require(URL(string: "shop://b/c?d=e")))
        lifecycle.start(delegateClass: Delegate.self, urls: [one])
        #expect(Scene.events == ["started with shop://a"])
        lifecycle.open([two])
        lifecycle.open([])
        #expect(Scene.events == ["started with shop://a", "opened shop://b/c?d=e"])
    }

    @Test func `Without a link, the connection options are empty`() {
        Scene.events = []
        AppLifecycle().start(delegateClass: Delegate.self)
        #expect(Scene.events.isEmpty)
    }

    @Test(arguments: ["Launcher/Resources", "iOS"])
    func `The demo opens links with its scheme`(folder: String) throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        let file = root.appendingPathComponent("Demo/App/\(folder)/Info.plist")
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        let claims = URLSchemes(InfoPropertyList(try #require(list as? [String: Any])))
        #expect(claims.urls(in: ["turbo-navigator-demo://long/1"]).count == 1)
    }

    @Test func `An app without links of its own is found by its second start`() async throws {
        let info = InfoPropertyList(["CFBundleIdentifier": "com.example.Once"])
        let app = AppLifecycle()
        #expect(app.register(info))
        let question = "--dest=org.freedesktop.DBus / org.freedesktop.DBus.NameHasOwner string:com.example.Once"
        try await Tool(["sh", "-c", "dbus-send --session --print-reply \(question) | grep -q 'boolean true'"]).run()
    }

    @Test func `Links are the arguments with a scheme that Info.plist claims`() {
        let values: [String: Any] = [
            "CFBundleURLTypes": [["CFBundleURLSchemes": ["Shop", "$(PRODUCT_MODULE_NAME)"]], ["CFBundleURLName": "x"]]
        ]
        let claims = URLSchemes(InfoPropertyList(values, module: "store"))
        let urls = claims.urls(in: ["--flag", "shop://a", "SHOP:b", "https://example.com", "store://c", "x y"])
        #expect(urls.map(\.absoluteString) == ["shop://a", "SHOP:b", "store://c"])
        #expect(URLSchemes(InfoPropertyList()).isEmpty && !claims.isEmpty)
    }
}
