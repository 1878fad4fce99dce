import TestSupport
import TestTraits
import Testing
import UIKit

/// Swipes back on a real stack with simulated touch events.
@MainActor
@Suite(.serialized, .usualAnimations, .timeLimit(.minutes(1)))
struct SwipeTests {
    private func swiping(to distance: CGFloat = 150) async -> (Screen, RecordingController) {
        let screen = await Screen.showing()
        let b = screen.page("B")
        await screen.push(b)
        screen.a.view.backgroundColor = .red
        b.view.backgroundColor = .blue
        screen.navigation.swipeBack(.begin(at: 0))
        screen.navigation.swipeBack(.update(distance, at: 1))
        return (screen, b)
    }

    @Test func `A swipe that ends past the middle pops, with a pop's appearance calls`() async {
        let (screen, b) = await swiping(to: 300)
        #expect(screen.navigation.viewControllers == [screen.a])
        #expect(screen.journal.events == ["B willDisappear animated", "A willAppear animated"])
        screen.navigation.swipeBack(.end(at: 2))
        await screen.journal.wait(for: "A didAppear animated")
        #expect(
            screen.journal.events == [
                "B willDisappear animated", "A willAppear animated", "B didDisappear animated", "A didAppear animated",
            ])
        #expect(b.parent == nil)
        #expect(screen.navigation.transitionCoordinator == nil)
    }

    @Test func `A swipe that ends before the middle is cancelled, with UIKit's appearance calls`() async {
        let (screen, b) = await swiping()
        var wasMoving: Bool?
        b.onWillAppear = { wasMoving = b.isMovingToParent }
        b.recordsMoves = true
        screen.journal.clear()
        screen.navigation.swipeBack(.end(at: 2))
        #expect(screen.navigation.viewControllers == [screen.a, b])
        await screen.journal.wait(for: "B didAppear animated")
        #expect(
            screen.journal.events.filter { !$0.contains("ove") } == [
                "A willDisappear animated", "A didDisappear animated", "B willAppear animated", "B didAppear animated",
            ])
        #expect(!screen.journal.events.contains("B didMove out"))
        #expect(wasMoving == true)
        await screen.settle()
        #expect(!b.isMovingToParent && !b.isMovingFromParent)
        #expect(b.parent === screen.navigation)
        #expect(screen.navigation.transitionCoordinator == nil)
        expectBalanced(screen.journal, ["A", "B"])
    }

    @Test(arguments: [false, true])
    func `During a swipe both screens follow the finger`(isRightToLeft: Bool) async throws {
        setRightToLeft(isRightToLeft)
        defer { setRightToLeft(false) }
        let direction: CGFloat = isRightToLeft ? -1 : 1
        let (screen, b) = await swiping(to: 150 * direction)
        let place = b.view.convert(CGPoint.zero, to: nil).x
        #expect(abs(place - 150 * direction) < 1)
        let picture = try #require(await nextPicture(ofWindowAround: screen.window))
        let (left, right) = (picture.color(x: 60, y: 400), picture.color(x: 370, y: 400))
        #expect(left?.isRed == !isRightToLeft && left?.isBlue == isRightToLeft)
        #expect(right?.isBlue == !isRightToLeft && right?.isRed == isRightToLeft)
        screen.navigation.swipeBack(.cancel)
        await screen.journal.wait(for: "B didAppear animated")
        let after = try #require(await nextPicture(ofWindowAround: screen.window))
        #expect(after.color(x: 60, y: 400)?.isBlue == true && after.color(x: 370, y: 400)?.isBlue == true)
    }

    @Test func `A transition coordinator reports interaction, its end, and cancellation`() async throws {
        let (screen, _) = await swiping()
        let coordinator = try #require(screen.navigation.transitionCoordinator)
        #expect(coordinator.isInteractive && !coordinator.isCancelled)
        coordinator.notifyWhenInteractionChanges { context in
            screen.journal.add("let go \(context.isInteractive) \(context.isCancelled)")
        }
        coordinator.animate(alongsideTransition: nil) { context in screen.journal.add("ended \(context.isCancelled)") }
        screen.navigation.swipeBack(.end(at: 2))
        await screen.journal.wait(for: "ended true")
        #expect(screen.journal.events.contains("let go false true"))
    }

    @Test func `A swipe does nothing if the back button is disabled`() async {
        let screen = await Screen.showing()
        screen.navigation.swipeBack(.begin(at: 0))
        #expect(screen.journal.events.isEmpty)
        let b = screen.page("B")
        b.navigationItem.hidesBackButton = true
        await screen.push(b)
        screen.navigation.swipeBack(.begin(at: 0))
        screen.navigation.swipeBack(.update(400, at: 1))
        screen.navigation.swipeBack(.end(at: 2))
        #expect(screen.navigation.viewControllers == [screen.a, b])
        #expect(screen.journal.events.isEmpty)
    }

    @Test(arguments: [false, true])
    func `A swipe whose gesture is off does nothing, and one that is on doesn't ask the back button's action`(
        isTrackpad: Bool
    ) async {
        let screen = await Screen.showing()
        let b = screen.page("B")
        var count = 0
        b.navigationItem.backAction = UIAction { _ in count += 1 }
        await screen.push(b)
        let navigation = screen.navigation
        let gesture =
            isTrackpad
            ? navigation.interactiveContentPopGestureRecognizer : navigation.interactivePopGestureRecognizer
        gesture?.isEnabled = false
        let events = [DragEvent.begin(at: 0), .update(400, at: 1), .end(at: 2)]
        for event in events { navigation.swipeBack(event, isTrackpad: isTrackpad) }
        #expect(navigation.viewControllers == [screen.a, b])
        gesture?.isEnabled = true
        for event in events { navigation.swipeBack(event, isTrackpad: isTrackpad) }
        #expect(navigation.viewControllers == [screen.a] && count == 0)
    }

    @Test func `A swipe during a push doesn't end the push, and pops nothing`() async {
        let screen = await Screen.showing()
        let (b, c) = (screen.page("B"), screen.page("C"))
        await screen.push(b)
        screen.navigation.pushViewController(c, animated: true)
        await screen.journal.wait(for: "C willAppear animated")
        await screen.settle()
        for event in [DragEvent.begin(at: 0), .update(400, at: 1), .end(at: 2)] { screen.navigation.swipeBack(event) }
        await screen.journal.wait(for: "C didAppear animated")
        #expect(screen.navigation.viewControllers == [screen.a, b, c])
    }

    @Test func `A screen that is put back during its pop is moved into the stack again`() async {
        let screen = await Screen.showing()
        let b = screen.page("B")
        await screen.push(b)
        b.recordsMoves = true
        screen.navigation.popViewController(animated: true)
        screen.navigation.pushViewController(b, animated: true)
        await screen.settle()
        await screen.journal.wait(for: "B didMove in")
        #expect(
            screen.journal.events.filter { $0.contains("ove") } == ["B willMove out", "B willMove in", "B didMove in"])
        #expect(b.parent === screen.navigation)
    }

    @Test func `A push during a swipe ends it as a pop`() async {
        let (screen, b) = await swiping()
        let c = screen.page("C")
        screen.navigation.pushViewController(c, animated: true)
        await screen.journal.wait(for: "C didAppear animated")
        screen.navigation.swipeBack(.update(10, at: 3))
        screen.navigation.swipeBack(.end(at: 4))
        await screen.settle()
        #expect(screen.navigation.viewControllers == [screen.a, c])
        #expect(b.parent == nil)
        expectBalanced(screen.journal, ["A", "B", "C"])
    }

    @Test func `A push during a cancelled swipe is made on the screen that returns`() async {
        let (screen, b) = await swiping()
        let c = screen.page("C")
        screen.navigation.swipeBack(.end(at: 2))
        screen.navigation.pushViewController(c, animated: true)
        await screen.journal.wait(for: "C didAppear animated")
        #expect(screen.navigation.viewControllers == [screen.a, b, c])
        expectBalanced(screen.journal, ["A", "B", "C"])
    }

    @Test func `A screen whose navigation controller doesn't pop isn't swiped away`() async {
        let navigation = StubbornNavigation()
        let journal = Journal()
        let (a, b) = (RecordingController("A", journal), RecordingController("B", journal))
        navigation.viewControllers = [a, b]
        let window = UIWindow()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        await journal.wait(for: "B didAppear")
        navigation.swipeBack(.begin(at: 0))
        navigation.swipeBack(.update(400, at: 1))
        navigation.swipeBack(.end(at: 2))
        #expect(navigation.viewControllers == [a, b])
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test(.slowAnimations) func `Without animations screens cross-fade in their places`() async throws {
        let screen = await Screen.showing()
        setAnimationsEnabled(false)
        defer { setAnimationsEnabled(true) }
        let b = screen.page("B")
        screen.a.view.backgroundColor = .red
        b.view.backgroundColor = .blue
        var mixed = false
        screen.navigation.pushViewController(b, animated: true)
        while !screen.journal.events.contains("B didAppear animated") {
            let picture = await nextPicture(ofWindowAround: screen.window, frames: 1)
            guard let color = picture?.color(x: 100, y: 400) else { continue }
            if color.red > 40, color.blue > 40 { mixed = true }
            #expect(b.viewIfLoaded.map { $0.convert(CGPoint.zero, to: nil).x } ?? 0 == 0)
        }
        #expect(mixed)
        let after = try #require(await nextPicture(ofWindowAround: screen.window))
        #expect(after.color(x: 100, y: 400)?.isBlue == true)
    }

    /// Whether a red and a blue page are blended before an event, and the positions of the blue one meanwhile.
    private func change(
        in screen: Screen, of blue: UIViewController, until event: String
    ) async -> (isMixed: Bool, places: Set<[CGFloat]>) {
        var (isMixed, places) = (false, Set<[CGFloat]>())
        while !screen.journal.events.contains(event) {
            let picture = await nextPicture(ofWindowAround: screen.window, frames: 1)
            guard let color = picture?.color(x: 100, y: 400) else { continue }
            if color.red > 40, color.blue > 40 { isMixed = true }
            if blue.viewIfLoaded?.window != nil { places.insert(place(of: blue)) }
        }
        return (isMixed, places)
    }

    private func place(of controller: UIViewController) -> [CGFloat] {
        let corner = controller.view.convert(CGPoint.zero, to: nil)
        return [corner.x, corner.y]
    }

    @Test(.slowAnimations) func `Without animations a screen that is popped fades away in its place`() async throws {
        let screen = await Screen.showing()
        let b = screen.page("B")
        await screen.push(b)
        screen.a.view.backgroundColor = .red
        b.view.backgroundColor = .blue
        setAnimationsEnabled(false)
        defer { setAnimationsEnabled(true) }
        let place = place(of: b)
        screen.navigation.popViewController(animated: true)
        let seen = await change(in: screen, of: b, until: "A didAppear animated")
        #expect(seen.isMixed && seen.places == [place])
        let after = try #require(await nextPicture(ofWindowAround: screen.window))
        #expect(after.color(x: 100, y: 400)?.isRed == true)
    }

    @Test(.slowAnimations) func `Without animations a sheet fades in where it stays`() async throws {
        let screen = await Screen.showing()
        let b = screen.page("B")
        screen.a.view.backgroundColor = .red
        b.view.backgroundColor = .blue
        setAnimationsEnabled(false)
        defer { setAnimationsEnabled(true) }
        screen.navigation.present(b, animated: true)
        let seen = await change(in: screen, of: b, until: "B didAppear animated")
        #expect(seen.isMixed && seen.places == [place(of: b)])
        let after = try #require(await nextPicture(ofWindowAround: screen.window))
        #expect(after.color(x: 100, y: 400)?.isBlue == true)
    }

    @Test(.slowAnimations) func `Without animations a sheet that is dismissed fades away where it is`() async throws {
        let screen = await Screen.showing()
        let b = screen.page("B")
        screen.a.view.backgroundColor = .red
        b.view.backgroundColor = .blue
        screen.navigation.present(b, animated: false)
        await screen.journal.wait(for: "B didAppear")
        await nextFrame(of: screen.window)
        setAnimationsEnabled(false)
        defer { setAnimationsEnabled(true) }
        let place = place(of: b)
        screen.navigation.dismiss(animated: true)
        let seen = await change(in: screen, of: b, until: "B didDisappear animated")
        #expect(seen.isMixed)
        #expect(seen.places == [place])
        let after = try #require(await nextPicture(ofWindowAround: screen.window))
        #expect(after.color(x: 100, y: 400)?.isRed == true)
    }

    @Test(arguments: [false, true])
    func `A push slides in from where the text ends, and a pop back there`(isRightToLeft: Bool) async {
        setRightToLeft(isRightToLeft)
        defer { setRightToLeft(false) }
        let screen = await Screen.showing()
        let b = screen.page("B")
        screen.navigation.pushViewController(b, animated: true)
        await screen.journal.wait(for: "B willAppear animated")
        let coming = await places(of: b, in: screen, until: "B didAppear animated")
        #expect(coming.contains { isRightToLeft ? $0 < -100 : $0 > 100 }, "\(coming)")
        #expect(b.view.convert(CGPoint.zero, to: nil).x == 0)
        screen.navigation.popViewController(animated: true)
        let going = await places(of: b, in: screen, until: "A didAppear animated")
        #expect(going.contains { isRightToLeft ? $0 < -100 : $0 > 100 }, "\(going)")
    }

    /// The positions of a page in each frame until an event, in points from the left.
    private func places(of page: UIViewController, in screen: Screen, until event: String) async -> [CGFloat] {
        var places: [CGFloat] = []
        while !screen.journal.events.contains(event) {
            places.append(page.view.convert(CGPoint.zero, to: nil).x)
            await nextFrame(of: screen.window)
        }
        return places
    }
}

private final class StubbornNavigation: UINavigationController {
    override func popViewController(animated: Bool) -> UIViewController? { nil }
}

extension Picture.Color {
    fileprivate var isRed: Bool { red > 180 && blue < 90 }
    fileprivate var isBlue: Bool { blue > 180 && red < 90 }
}
