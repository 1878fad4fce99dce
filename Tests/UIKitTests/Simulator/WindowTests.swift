import Testing
import UIKit

@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
struct WindowTests {
    @Test(arguments: [true, false])
    func `The root appears once, whether it is set before or after the window is shown`(rootFirst: Bool) async {
        let journal = Journal()
        let window = UIWindow()
        let root = RecordingController("A", journal)
        if rootFirst { window.rootViewController = root }
        window.makeKeyAndVisible()
        if !rootFirst { window.rootViewController = root }
        await journal.wait(for: "A didAppear")
        #expect(journal.events == ["A didLoad", "A willAppear", "A didAppear"])
        #expect(root.view.window === window)
    }

    @Test func `A new root replaces the old one`() async {
        let screen = await Screen.showing()
        screen.window.rootViewController = screen.page("B")
        await screen.journal.wait(for: "B didAppear")
        #expect(screen.journal.events(of: "A") == ["A willDisappear", "A didDisappear"])
        #expect(screen.journal.events(of: "B") == ["B didLoad", "B willAppear", "B didAppear"])
        #expect(screen.a.viewIfLoaded?.window == nil)
    }

    @Test func `A window that is never shown keeps its root, without a callback`() async {
        let journal = Journal()
        let window = UIWindow()
        let root = RecordingController("A", journal)
        window.rootViewController = root
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(window.rootViewController === root)
        #expect(journal.events.isEmpty)
    }

    @Test func `The view has its size when it appears`() async {
        let screen = await Screen.showing()
        #expect(screen.a.view.bounds.width > 0)
        #expect(screen.a.view.bounds.height > screen.a.view.bounds.width)
    }

    /// A controller that stores the size of its view at `viewDidLoad`.
    private final class MeasuringController: UIViewController {
        var sizeAtLoad = CGSize.zero

        override func viewDidLoad() {
            super.viewDidLoad()
            sizeAtLoad = view.bounds.size
        }
    }

    @Test func `A root's view is as large as the window when it is loaded, and in place when the window is shown`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 333, height: 555))
        let (root, page) = (MeasuringController(), MeasuringController())
        window.rootViewController = root
        window.makeKeyAndVisible()
        #expect(root.sizeAtLoad == CGSize(width: 333, height: 555))
        #expect(root.view.bounds.width == 333 && root.view.frame.maxY == 555)
        let navigation = UINavigationController(rootViewController: page)
        window.rootViewController = navigation
        #expect(navigation.view.bounds == window.bounds)
        page.loadViewIfNeeded()
        #expect(page.sizeAtLoad == window.bounds.size)
        window.isHidden = true
    }

    @Test func `A child of an app's own container shares its appearance`() async {
        let journal = Journal()
        let window = UIWindow()
        let parent = RecordingController("P", journal)
        let child = RecordingController("C", journal)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        await journal.wait(for: "P didAppear")
        #expect(journal.events(of: "C") == ["C didLoad", "C willAppear", "C didAppear"])
        journal.clear()
        let late = RecordingController("L", journal)
        parent.addChild(late)
        parent.view.addSubview(late.view)
        await journal.wait(for: "L didAppear")
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        await journal.wait(for: "C didDisappear")
        #expect(parent.children == [late])
    }

    @Test func `A child that is moved to another container leaves the first one`() {
        let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
        first.addChild(child)
        second.addChild(child)
        #expect(first.children.isEmpty)
        #expect(second.children == [child])
        #expect(child.parent === second)
    }

    @Test func `A bar shows the title of its screen`() {
        let controller = UIViewController()
        controller.title = "One"
        #expect(controller.navigationItem.title == "One")
        controller.title = "Two"
        #expect(controller.navigationItem.title == "Two")
        controller.navigationItem.title = "Three"
        #expect(controller.title == "Two")
    }

    @Test func `Bar buttons can be set as one or as an array`() {
        let item = UINavigationItem(title: "")
        let (one, two) = (UIBarButtonItem(systemItem: .done), UIBarButtonItem(title: "Two"))
        item.rightBarButtonItems = [one, two]
        #expect(item.rightBarButtonItem === one)
        item.rightBarButtonItem = two
        #expect(item.rightBarButtonItems == [two])
        item.rightBarButtonItem = nil
        #expect((item.rightBarButtonItems ?? []).isEmpty)
    }

    /// A controller that also records `viewIsAppearing`, and whether its view is ready.
    private final class AppearingController: RecordingController {
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            let isReady = view.window != nil && view.bounds.width > 0
            journal.add("\(name) isAppearing\(animated ? " animated" : "")\(isReady ? "" : " too early")")
        }
    }

    @Test func `During its appearance a view is in the window and has its size`() async {
        let screen = await Screen.showing()
        let journal = screen.journal
        let (b, c, d) = (
            AppearingController("B", journal), AppearingController("C", journal), AppearingController("D", journal)
        )
        screen.a.show(b, sender: nil)
        await journal.wait(for: "B didAppear animated")
        #expect(screen.navigation.topViewController === b)
        #expect(
            journal.events(of: "B") == [
                "B didLoad", "B willAppear animated", "B isAppearing animated", "B didAppear animated",
            ])
        d.modalPresentationStyle = .fullScreen
        await screen.present(UINavigationController(rootViewController: d), animated: false)
        #expect(journal.events(of: "D") == ["D didLoad", "D willAppear", "D isAppearing", "D didAppear"])
        await screen.dismiss(animated: false)
        screen.window.rootViewController = c
        await journal.wait(for: "C didAppear")
        #expect(journal.events(of: "C") == ["C didLoad", "C willAppear", "C isAppearing", "C didAppear"])
    }

    @Test func `Shown from outside a stack, a controller is presented`() async {
        let screen = await Screen.showing()
        let (b, c) = (screen.page("B"), screen.page("C"))
        screen.window.rootViewController = b
        await screen.journal.wait(for: "B didAppear")
        b.show(c, sender: nil)
        #expect(b.presentedViewController === c)
        await screen.journal.wait(for: "C didAppear animated")
    }
}
