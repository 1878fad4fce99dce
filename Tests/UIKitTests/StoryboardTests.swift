import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("Storyboards", .serialized)
struct StoryboardTests {
    /// Puts files into the app's resources while the body runs.
    private func withResources<Result>(_ files: [String: String], _ body: () throws -> Result) throws -> Result {
        let folder = Bundle.main.bundleURL.appendingPathComponent("\(UUID())_UIKitTests.resources/Base.lproj")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        for (name, text) in files {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        return try body()
    }

    /// Writes a storyboard into a folder of its own.
    private func storyboard(_ text: String) throws -> UIStoryboard {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
        return UIStoryboard(name: "Main", bundle: Bundle(url: folder))
    }

    private func document(initial: String? = "A", _ controllers: String...) -> String {
        let scenes = controllers.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                \(initial.map { "initialViewController=\"\($0)\"" } ?? "")>
                <dependencies><deployment identifier="iOS"/></dependencies>
                <scenes>\(scenes)</scenes>
            </document>
            """
    }

    /// A view controller as Xcode writes it, without the frames.
    private func controller(
        _ kind: String = "viewController", id: String, _ attributes: String = "", _ content: String = ""
    ) -> String {
        """
        <\(kind) id="\(id)" sceneMemberID="viewController" \(attributes)>\(content)</\(kind)>
        <placeholder placeholderIdentifier="IBFirstResponder" id="p" sceneMemberID="firstResponder"/>
        """
    }

    private let target = #"customModule="UIKitTests" customModuleProvider="target""#

    private func relationship(_ name: String, _ ids: String...) -> String {
        let segues = ids.map {
            "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"\(name)\" id=\"r\($0)\"/>"
        }
        return "<connections>\(segues.joined())</connections>"
    }

    private var stack: String {
        document(
            controller(
                "navigationController", id: "A", "customClass=\"StoryboardStack\" \(target)",
                #"<navigationBar key="navigationBar" id="n"><autoresizingMask key="autoresizingMask"/></navigationBar>"#
                    + relationship("rootViewController", "B")),
            controller(
                id: "B", "storyboardIdentifier=\"Screen\" customClass=\"StoryboardScreen\" \(target)",
                #"<view key="view" id="v"><color key="backgroundColor" red="1" green="0" blue="0" alpha="1" "#
                    + #"colorSpace="custom"/></view><navigationItem key="navigationItem" title="Front &amp; back"/>"#
            ))
    }

    private func info(scene storyboard: String) -> InfoPropertyList {
        let scenes = ["UIWindowSceneSessionRoleApplication": [["UISceneStoryboardFile": storyboard]]]
        return InfoPropertyList(["UIApplicationSceneManifest": ["UISceneConfigurations": scenes]])
    }

    /// The texts of the labels in a view.
    private func texts(in view: UIView?) -> [String] {
        guard let view else { return [] }
        return ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }

    // MARK: The first window

    @Test func `The initial navigation controller is the window's root before the scene delegate is called`() throws {
        let life = AppLifecycle()
        let said = try StandardErrorCapture()
        try withResources(["Main.storyboard": stack]) {
            life.start(
                delegateClass: StoryboardAppDelegate.self, info: info(scene: "Main"),
                sceneDelegate: StoryboardSceneDelegate.self)
        }
        #expect(try !said.end().contains("[UIKit]"))
        defer { life.endAsGuest() }
        let delegate = try #require(life.scene?.delegate as? StoryboardSceneDelegate)
        let root = try #require(delegate.rootAtConnection as? StoryboardStack)
        let screen = try #require(root.topViewController as? StoryboardScreen)
        #expect(screen.isFromStoryboard && screen.navigationItem.title == "Front & back")
        #expect(delegate.window?.isOnDesktop == true && delegate.window?.rootViewController === root)
    }

    @Test func `A class of the app's target is found if its module has another name in Xcode`() throws {
        let life = AppLifecycle()
        try withResources(["Main.storyboard": stack.replacing("UIKitTests", with: "Shop")]) {
            life.start(
                delegateClass: StoryboardAppDelegate.self, info: info(scene: "Main"),
                sceneDelegate: StoryboardSceneDelegate.self)
        }
        defer { life.endAsGuest() }
        #expect((life.scene?.delegate as? StoryboardSceneDelegate)?.rootAtConnection is StoryboardStack)
    }

    @Test func `An app without scenes has the window of its main storyboard when it has launched`() throws {
        let life = AppLifecycle()
        try withResources(["Main.storyboard": stack]) {
            life.start(
                delegateClass: StoryboardAppDelegate.self, info: InfoPropertyList(["UIMainStoryboardFile": "Main"]))
        }
        defer { life.endAsGuest() }
        let delegate = try #require(life.delegate as? StoryboardAppDelegate)
        #expect(delegate.rootAtLaunch is StoryboardStack)
        #expect(delegate.window?.isOnDesktop == true && delegate.window?.rootViewController === delegate.rootAtLaunch)
        delegate.window?.isHidden = true
    }

    @Test(arguments: [
        ("Other.storyboard", "", "The app's resources have no Main.storyboard."),
        ("Main.storyboard", "<document><scenes>", "Main.storyboard can't be read:"),
        ("Main.storyboard", "<plist/>", "Main.storyboard is not a storyboard of Xcode."),
        ("Main.storyboard", "<document><scenes/></document>", "Main.storyboard has no initial view controller."),
    ])
    func `A storyboard that can't be used is named in the log and in the window`(
        file: String, text: String, reason: String
    ) throws {
        let life = AppLifecycle()
        let said = try StandardErrorCapture()
        try withResources([file: text]) {
            life.start(
                delegateClass: StoryboardAppDelegate.self, info: info(scene: "Main"),
                sceneDelegate: StoryboardSceneDelegate.self)
        }
        #expect(try said.end().contains(reason))
        defer { life.endAsGuest() }
        let window = try #require((life.scene?.delegate as? StoryboardSceneDelegate)?.window)
        #expect(window.isOnDesktop && texts(in: window.rootViewController?.view).contains { $0.contains(reason) })
    }

    // MARK: Controllers

    @Test func `A tab bar controller has the tabs of its storyboard`() throws {
        let storyboard = try storyboard(
            document(
                controller(
                    "tabBarController", id: "A", "customClass=\"StoryboardTabs\" \(target)",
                    #"<tabBar key="tabBar" id="t"/>"# + relationship("viewControllers", "B", "C")),
                controller(
                    id: "B", #"title="Front""#,
                    #"<tabBarItem key="tabBarItem" title="Home" image="house" catalog="system" "#
                        + #"selectedImage="house.fill" badgeValue="3" tag="7" id="i"/>"#),
                controller("navigationController", id: "C", "", relationship("rootViewController", "D")),
                controller("tableViewController", id: "D", #"title="List""#)))
        let tabs = try #require(storyboard.instantiateInitialViewController() as? StoryboardTabs)
        let (home, list) = (
            try #require(tabs.viewControllers?.first), tabs.viewControllers?.last as? UINavigationController
        )
        #expect(tabs.viewControllers?.count == 2 && home.title == "Front")
        #expect(home.tabBarItem.title == "Home" && home.tabBarItem.badgeValue == "3" && home.tabBarItem.tag == 7)
        #expect(home.tabBarItem.image != nil && home.tabBarItem.selectedImage != nil)
        #expect(list?.topViewController is UITableViewController && list?.topViewController?.title == "List")
    }

    @Test func `A view controller is created by its identifier, with its class and background`() throws {
        let storyboard = try storyboard(stack)
        let screen = try #require(storyboard.instantiateViewController(withIdentifier: "Screen") as? StoryboardScreen)
        #expect(screen.storyboard === storyboard && screen.isFromStoryboard && !screen.hasLoaded)
        #expect(screen.view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && screen.hasLoaded)
        #expect(storyboard.instantiateViewController(withIdentifier: "Screen") !== screen)
        #expect(StoryboardScreen().storyboard == nil)
    }

    @Test func `An unknown identifier is named in the log and in the view`() throws {
        let said = try StandardErrorCapture()
        let controller = try storyboard(stack).instantiateViewController(withIdentifier: "Other")
        let reason = "Main.storyboard has no view controller with the identifier “Other”."
        #expect(try said.end().contains(reason) && texts(in: controller.view) == [reason])
    }

    @Test func `A storyboard without an initial view controller creates none`() throws {
        #expect(try storyboard(document(initial: nil, controller(id: "A"))).instantiateInitialViewController() == nil)
        #expect(try storyboard(document(initial: "B", controller(id: "A"))).instantiateInitialViewController() == nil)
    }

    @Test(arguments: [
        ("viewController", #"customClass="Nowhere""#, "", "the class Nowhere, which the app doesn't have"),
        ("navigationController", #"customClass="StoryboardScreen""#, "", "as a subclass of UINavigationController"),
        (
            "viewController", "",
            #"<view key="view"><subviews><label/><button><rect/></button><label/></subviews><constraints/></view>"#,
            "in UIViewController: button, 2 × label. Create them in code."
        ),
        (
            "viewController", "",
            #"<connections><segue destination="B" kind="show"/><outlet property="name"/></connections>"#,
            "outlet “name”, segue."
        ),
        (
            "viewController", "",
            #"<navigationItem key="navigationItem"><barButtonItem key="rightBarButtonItem"/></navigationItem>"#,
            "barButtonItem of a navigationItem."
        ),
        (
            "tableViewController", "", #"<tableView key="view"><prototypes><tableViewCell/></prototypes></tableView>"#,
            "tableViewCell."
        ),
    ])
    func `A part that isn't read is named when its controller is shown`(
        kind: String, attributes: String, content: String, expected: String
    ) throws {
        let storyboard = try storyboard(document(controller(kind, id: "A", attributes, content)))
        let root = try #require(storyboard.instantiateInitialViewController())
        let said = try StandardErrorCapture()
        let shown = texts(in: root.view)
        #expect(try said.end().contains(expected))
        #expect(shown.contains { $0.contains(expected) } == (kind == "viewController"))
    }

    @Test func `A controller of another kind is named in the log and in its place`() throws {
        let storyboard = try storyboard(
            document(
                controller("navigationController", id: "A", "", relationship("rootViewController", "B")),
                controller("splitViewController", id: "B")))
        let said = try StandardErrorCapture()
        let stack = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let reason = "Main.storyboard contains a splitViewController, which isn't read on Linux."
        #expect(try said.end().contains(reason) && texts(in: stack.topViewController?.view) == [reason])
    }

    @Test func `A storyboard whose containers contain each other ends`() throws {
        let storyboard = try storyboard(
            document(
                controller("navigationController", id: "A", "", relationship("rootViewController", "B")),
                controller("tabBarController", id: "B", "", relationship("viewControllers", "A", "B", "C"))))
        let stack = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        #expect((stack.topViewController as? UITabBarController)?.viewControllers?.isEmpty == true)
    }
}
