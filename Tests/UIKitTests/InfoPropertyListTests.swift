import TestSupport
import Testing
import UIKit

@MainActor
@Suite("An app's Info.plist", .serialized)
struct InfoPropertyListTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {}

    /// The app delegate method in Xcode's template.
    private final class TemplateDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            UISceneConfiguration(name: "Other", sessionRole: connectingSceneSession.role)
        }
    }

    private final class WindowDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow? = UIWindow()
    }

    private func manifest(_ configurations: [[String: Any]]) -> [String: Any] {
        let scenes: [String: Any] = [
            "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": configurations]
        ]
        return ["UIApplicationSceneManifest": scenes]
    }

    private func start(_ delegate: AnyClass, _ values: [String: Any]) -> UIScene? {
        let lifecycle = AppLifecycle()
        lifecycle.start(delegateClass: delegate, info: InfoPropertyList(values, module: "UIKitTests"))
        return lifecycle.scene
    }

    @Test func `The scene delegate in Info.plist is created`() {
        let values = manifest([
            [
                "UISceneConfigurationName": "Default",
                "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate",
            ],
            ["UISceneConfigurationName": "Other", "UISceneDelegateClassName": "UIKitTests.OtherSceneDelegate"],
        ])
        #expect(start(Delegate.self, values)?.delegate is SceneDelegate)
        #expect(start(TemplateDelegate.self, values)?.delegate is OtherSceneDelegate)
    }

    @Test func `The window about the app has its name, version and copyright`() async throws {
        let values = [
            "CFBundleDisplayName": "Books", "CFBundleShortVersionString": "1.2",
            "NSHumanReadableCopyright": "© 2026 Ada Lovelace",
        ]
        _ = start(Delegate.self, values)
        defer { _ = start(Delegate.self, [:]) }
        let window = TestWindow()
        await window.show()
        let about = try await EngineDialog.next(.about) { window.window.perform(.about) }
        // The copyright is on the page of the window that "Legal" leads to, which is only there with a copyright.
        for text in ["Books", "1.2", "Legal"] {
            try await window.nextFrame(while: !about.texts.contains(text))
            #expect(about.texts.contains(text))
        }
        about.cancel()
        try await window.nextFrame(while: EngineDialog.count(.about) > 0)
        window.close()
    }

    @Test func `Without a name the module's SceneDelegate is created, unless the app creates its window itself`() {
        #expect(start(Delegate.self, [:])?.delegate is SceneDelegate)
        #expect(start(WindowDelegate.self, [:])?.delegate == nil)
    }

    @Test func `A scene delegate class that doesn't exist is reported, with what to add`() throws {
        let values = manifest([["UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).NoSuchDelegate"]])
        let said = try StandardErrorCapture()
        #expect(start(Delegate.self, values)?.delegate == nil)
        let text = try said.end()
        #expect(
            text.contains("Info.plist names UIKitTests.NoSuchDelegate as the scene delegate, but the app has no class"))
        #expect(
            text.contains("There is no window. Name your scene delegate in Info.plist (UIApplicationSceneManifest)"))
    }

    @Test func `An empty window has the app's name`() async throws {
        _ = start(Delegate.self, ["CFBundleDisplayName": "Shop", "CFBundleName": "$(PRODUCT_NAME)"])
        let window = UIWindow()
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        #expect(title(of: window) == "Shop")
        window.rootViewController?.title = "Page"
        #expect(title(of: window) == "Page")
        await nextFrame(of: window)
        try await Pointer(window).checkTitle("Page")
        window.isHidden = true
        _ = start(Delegate.self, ["CFBundleName": "$(NO_SUCH_SETTING)"])
        window.rootViewController?.title = nil
        #expect(title(of: window) == ProcessInfo.processInfo.processName)
    }

    @Test func `The image in Info.plist is the icon of each window`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><rect width='9' height='9'/></svg>"
        try Data(picture.utf8).write(to: folder.appendingPathComponent("Shop.svg"))
        for (named, isThere) in [("Shop", true), ("Shop.svg", true), ("Nothing", false)] {
            let info = InfoPropertyList(["CFBundleIconFile": named], folder: folder, module: "UIKitTests")
            AppLifecycle().start(delegateClass: Delegate.self, info: info)
            let window = TestWindow()
            await window.show()
            try await Pointer(window.window).checkIcon(isThere: isThere)
            window.close()
        }
        _ = start(Delegate.self, [:])
    }

    @Test func `Without an identifier, the desktop identifies the app by the name of its process`() {
        _ = start(Delegate.self, ["CFBundleIdentifier": "org.example.Shop"])
        #expect(programName() == "org.example.Shop")
        for values in [[:], ["CFBundleIdentifier": "not an identifier"]] {
            _ = start(Delegate.self, values)
            #expect(programName() == ProcessInfo.processInfo.processName)
        }
    }

    @Test func `Info.plist is found beside the executable and in the resources of its targets, and nowhere else`()
        throws
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for path in ["shop_App.resources/Resources", "shop_Other.resources/Resources", "App.build"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
        }
        let folders = AppResources.folders(beside: folder, of: ["App", "AppKit"])
        #expect(folders.map(\.lastPathComponent) == [folder.lastPathComponent, "shop_App.resources", "Resources"])
    }

    @Test func `The main bundle has what the app's target copies`() throws {
        _ = start(Delegate.self, [:])
        let name = UUID().uuidString
        let folder = Bundle.main.bundleURL.appendingPathComponent("\(name)_UIKitTests.resources")
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["\(name).json", "Resources/\(name).html"].map { folder.appendingPathComponent($0) }
        for file in files {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("{}".utf8).write(to: file)
        }
        let rules = try #require(Bundle.main.url(forResource: name, withExtension: "json"))
        #expect(rules.resolvingSymlinksInPath() == files[0].resolvingSymlinksInPath())
        #expect(Bundle.main.path(forResource: name, ofType: "html") != nil)
        #expect(Bundle.main.url(forResource: name, withExtension: "txt") == nil)
    }
}
