import Testing
import UIKit

@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
struct NavigationTests {
    @Test func `A push changes the stack at once and everything else later`() async {
        let screen = await Screen.showing()
        let b = screen.page("B")
        screen.navigation.pushViewController(b, animated: true)
        #expect(screen.navigation.viewControllers == [screen.a, b])
        #expect(screen.navigation.topViewController === b)
        #expect(b.parent === screen.navigation)
        #expect(b.navigationController === screen.navigation)
        #expect(!b.isViewLoaded)
        #expect(screen.journal.events.isEmpty)
        await screen.journal.wait(for: "B didAppear animated")
    }

    @Test func `An animated push makes its calls in UIKit's order`() async {
        let screen = await Screen.showing()
        let b = screen.page("B")
        screen.a.recordsMoves = true
        b.recordsMoves = true
        screen.navigation.pushViewController(b, animated: true)
        await screen.journal.wait(for: "B didMove in")
        #expect(
            screen.journal.events == [
                "B willMove in", "B didLoad", "A willDisappear animated", "B willAppear animated",
                "A didDisappear animated", "B didAppear animated", "B didMove in",
            ])
    }

    private final class AppearingController: RecordingController {
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            journal.add("\(name) isAppearing")
        }
    }

    @Test func `viewIsAppearing is called before the transition`() async {
        let screen = await Screen.showing()
        screen.navigation.pushViewController(AppearingController("B", screen.journal), animated: true)
        await screen.journal.wait(for: "B didAppear animated")
        #expect(screen.journal.events.filter { !$0.contains("did") }.last == "B isAppearing")
        #expect(screen.journal.events.suffix(2) == ["A didDisappear animated", "B didAppear animated"])
    }

    @Test func `An animated pop makes its calls in UIKit's order`() async {
        let screen = await Screen.showing()
        let b = screen.page("B")
        await screen.push(b)
        b.recordsMoves = true
        let popped = screen.navigation.popViewController(animated: true)
        #expect(popped === b)
        #expect(screen.navigation.topViewController === screen.a)
        #expect(screen.journal.events == ["B willMove out"])
        await screen.journal.wait(for: "B didMove out")
        #expect(
            screen.journal.events == [
                "B willMove out", "B willDisappear animated", "A willAppear animated", "B didDisappear animated",
                "A didAppear animated", "B didMove out",
            ])
        #expect(b.parent == nil)
    }

    @Test func `Without animation the order is the same`() async {
        let screen = await Screen.showing()
        let b = screen.page("B")
        screen.navigation.pushViewController(b, animated: false)
        #expect(screen.journal.events.isEmpty)
        await screen.journal.wait(for: "B didAppear")
        #expect(
            screen.journal.events == ["B didLoad", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear"])
    }

    @Test func `The root cannot be popped`() async {
        let screen = await Screen.showing()
        #expect(screen.navigation.popViewController(animated: true) == nil)
        #expect((screen.navigation.popToRootViewController(animated: true) ?? []).isEmpty)
        await screen.settle()
        #expect(screen.journal.events.isEmpty)
    }

    @Test func `Popping to the root is one transition, and the screens between get no calls`() async {
        let screen = await Screen.showing()
        let (b, c) = (screen.page("B"), screen.page("C"))
        await screen.push(b)
        await screen.push(c)
        #expect(screen.navigation.popToRootViewController(animated: true) == [b, c])
        await screen.journal.wait(for: "A didAppear animated")
        #expect(
            screen.journal.events == [
                "C willDisappear animated", "A willAppear animated", "C didDisappear animated", "A didAppear animated",
            ])
    }

    @Test func `popToViewController returns what it removed`() async {
        let screen = await Screen.showing()
        let (b, c, d) = (screen.page("B"), screen.page("C"), screen.page("D"))
        await screen.push(b, c, d)
        #expect(screen.navigation.popToViewController(b, animated: false) == [c, d])
        await screen.journal.wait(for: "B didAppear")
        #expect(screen.journal.events(of: "C").isEmpty)
        #expect(screen.navigation.viewControllers == [screen.a, b])
    }

    @Test func `A replaced top screen makes its calls in UIKit's order`() async {
        let screen = await Screen.showing()
        let (b, c) = (screen.page("B"), screen.page("C"))
        await screen.push(b)
        screen.navigation.setViewControllers([screen.a, c], animated: false)
        await screen.journal.wait(for: "C didAppear")
        #expect(
            screen.journal.events == ["C didLoad", "B willDisappear", "C willAppear", "B didDisappear", "C didAppear"])
    }

    @Test func `A change below an unchanged top makes no appearance calls`() async {
        let screen = await Screen.showing()
        let (b, c) = (screen.page("B"), screen.page("C"))
        await screen.push(b)
        screen.navigation.viewControllers = [screen.a, c, b]
        await screen.settle()
        #expect(screen.journal.events.isEmpty)
        #expect(c.parent === screen.navigation)
    }

    @Test func `Two pushes in one turn: the screen between never appears`() async {
        let screen = await Screen.showing()
        let (b, c) = (screen.page("B"), screen.page("C"))
        screen.navigation.pushViewController(b, animated: true)
        screen.navigation.pushViewController(c, animated: true)
        await screen.journal.wait(for: "C didAppear animated")
        #expect(screen.journal.events(of: "B").isEmpty)
        #expect(screen.navigation.viewControllers == [screen.a, b, c])
        expectBalanced(screen.journal, ["A", "C"])
    }

    @Test func `A push during a push, and a pop during it, keep callbacks balanced`() async {
        let screen = await Screen.showing()
        let (b, c) = (screen.page("B"), screen.page("C"))
        b.onWillAppear = { screen.navigation.pushViewController(c, animated: true) }
        screen.navigation.pushViewController(b, animated: true)
        await screen.journal.wait(for: "C willAppear animated")
        b.onWillAppear = {}
        screen.navigation.popViewController(animated: true)
        #expect(screen.navigation.viewControllers == [screen.a, b])
        await screen.journal.wait(for: "B didAppear animated", count: 2)
        expectBalanced(screen.journal, ["A", "B", "C"])
        #expect(screen.journal.events.last == "B didAppear animated")
    }

    @Test func `A push and its pop in one turn leave nothing to see`() async {
        let screen = await Screen.showing()
        let b = screen.page("B")
        screen.navigation.pushViewController(b, animated: true)
        screen.navigation.popViewController(animated: true)
        await screen.settle()
        #expect(screen.journal.events.isEmpty)
        #expect(b.parent == nil)
    }

    @Test func `Out of a window the stack changes silently, and no view loads`() async {
        let journal = Journal()
        let (a, b) = (RecordingController("A", journal), RecordingController("B", journal))
        let navigation = UINavigationController(rootViewController: a)
        navigation.pushViewController(b, animated: true)
        #expect(navigation.viewControllers == [a, b])
        navigation.popViewController(animated: true)
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(journal.events.isEmpty)
        #expect(!a.isViewLoaded)
        #expect(b.parent == nil)
    }

    @Test func `isMovingToParent and isMovingFromParent are true only while a screen is added or removed`() async {
        let screen = await Screen.showing()
        let b = screen.page("B")
        var moving: [Bool] = []
        b.onWillAppear = { moving.append(b.isMovingToParent) }
        screen.a.onWillAppear = { moving += [screen.a.isMovingToParent, b.isMovingFromParent] }
        screen.navigation.pushViewController(b, animated: false)
        await screen.journal.wait(for: "B didAppear")
        screen.navigation.popViewController(animated: false)
        await screen.journal.wait(for: "A didAppear")
        await screen.settle()
        #expect(moving == [true, false, true])
        #expect(!b.isMovingToParent && !b.isMovingFromParent)
    }

    @Test func `A controller passes its appearance on inside super's implementation`() async {
        let journal = Journal()
        let navigation = RecordingNavigation(rootViewController: RecordingController("A", journal))
        navigation.journal = journal
        let window = UIWindow()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        await journal.wait(for: "nav didAppear")
        #expect(journal.events == ["A didLoad", "A willAppear", "nav willAppear", "A didAppear", "nav didAppear"])
    }

    @Test func `A screen pushed during the appearance of its stack has appeared with the stack`() async {
        let screen = await Screen.showing()
        let stack = ArrivingNavigation(rootViewController: screen.page("B"))
        stack.journal = screen.journal
        screen.navigation.present(stack, animated: true)
        await screen.journal.wait(for: "B willAppear animated")
        stack.pushViewController(screen.page("C"), animated: false)
        await screen.journal.wait(for: "C didAppear")
        let events = screen.journal.events
        #expect(events.contains("stack arrives"))
        #expect(
            events.firstIndex(of: "stack arrives") ?? 0 < events.firstIndex(of: "C didAppear") ?? 0,
            "\(events)")
    }

    @Test func `A screen that is moved to another container during its pop stays there`() async {
        let screen = await Screen.showing()
        let (b, other) = (screen.page("B"), UIViewController())
        screen.navigation.pushViewController(b, animated: false)
        await screen.journal.wait(for: "B didAppear")
        screen.navigation.popViewController(animated: true)
        await screen.journal.wait(for: "A willAppear animated")
        other.addChild(b)
        await screen.journal.wait(for: "A didAppear animated")
        await screen.settle()
        #expect(b.parent === other)
        #expect(other.children == [b])
    }

    @Test func `The delegate is called between the callbacks`() async {
        let screen = await Screen.showing()
        let delegate = RecordingDelegate(screen.journal)
        screen.navigation.delegate = delegate
        screen.navigation.pushViewController(screen.page("B"), animated: true)
        await screen.journal.wait(for: "did show B")
        #expect(
            screen.journal.events == [
                "B didLoad", "A willDisappear animated", "B willAppear animated", "will show B",
                "A didDisappear animated", "B didAppear animated", "did show B",
            ])
    }
}

private final class RecordingDelegate: NSObject, UINavigationControllerDelegate {
    let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        journal.add("will show \(viewController.title ?? "")")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        journal.add("did show \(viewController.title ?? "")")
    }
}

/// Records its own `viewDidAppear` before its pages receive theirs.
private final class ArrivingNavigation: UINavigationController {
    var journal: Journal?

    override func viewDidAppear(_ animated: Bool) {
        journal?.add("stack arrives")
        super.viewDidAppear(animated)
    }
}
