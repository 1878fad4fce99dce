import TestSupport
import TestTraits
import Testing
import UIKit

/// Drags a real sheet with simulated touch events.
@MainActor
@Suite(.serialized, .usualAnimations, .timeLimit(.minutes(1)))
struct SheetDragTests {
    /// Presents a sheet with both detents, at the medium one.
    private func presented(
        _ detents: [UISheetPresentationController.Detent] = [.medium(), .large()]
    ) async -> (screen: Screen, b: RecordingController, delegate: SheetDelegate) {
        let screen = await Screen.showing()
        let b = screen.page("B")
        let delegate = SheetDelegate(screen.journal)
        b.sheetPresentationController?.detents = detents
        b.presentationController?.delegate = delegate
        b.view.backgroundColor = .blue
        screen.a.view.backgroundColor = .red
        await screen.present(b)
        screen.journal.clear()
        return (screen, b, delegate)
    }

    private func drag(_ b: UIViewController, by distance: CGFloat) {
        b.presentationController?.drag(.begin(at: 0))
        b.presentationController?.drag(.update(distance, at: 1))
    }

    private func release(_ b: UIViewController) {
        b.presentationController?.drag(.end(at: 2))
    }

    /// Waits until the sheet has a height.
    private func height(_ height: CGFloat, of b: UIViewController, in screen: Screen) async throws {
        try await nextFrame(of: screen.window, while: b.view.bounds.height != height)
        #expect(b.view.bounds.height == height)
    }

    @Test func `While two sheets are dismissed together, only the upper one is visible`() async {
        let screen = await Screen.showing()
        let (b, c) = (screen.page("B"), screen.page("C"))
        await screen.present(b)
        await screen.present(c, on: b)
        func isSeen(_ page: UIViewController) -> Bool {
            !sequence(first: page.view, next: \.superview).contains(where: \.isHidden)
        }
        #expect(isSeen(b) && isSeen(c))
        await withCheckedContinuation { continuation in
            screen.navigation.dismiss(animated: true) { continuation.resume() }
            Task {
                await nextFrame(of: screen.window)
                #expect(c.isBeingDismissed && isSeen(c) && !isSeen(b))
            }
        }
    }

    @Test func `A sheet follows the finger between its heights, and rests at the nearest`() async throws {
        let (screen, b, delegate) = await presented()
        let whole = screen.window.bounds.height
        #expect(b.view.bounds.height == whole / 2)
        drag(b, by: -100)
        await nextFrame(of: screen.window)
        #expect(b.view.bounds.height == whole / 2 + 100)
        try await look(at: screen) { $0.color(x: 200, y: Int(whole / 2) - 90)?.isBlue == true }
        b.presentationController?.drag(.update(-300, at: 1.5))
        release(b)
        try await height(whole - 60, of: b, in: screen)
        drag(b, by: 250)
        release(b)
        try await height(whole / 2, of: b, in: screen)
        #expect(screen.journal.events == ["should dismiss", "should dismiss"])
        #expect(screen.navigation.presentedViewController === b)
        _ = delegate
    }

    @Test func `A sheet that is dragged away calls its delegate as on iOS`() async throws {
        let (screen, b, delegate) = await presented()
        drag(b, by: 100)
        #expect(b.isBeingDismissed)
        #expect(screen.navigation.presentedViewController === b)
        let coordinator = try #require(b.transitionCoordinator)
        #expect(coordinator.isInteractive)
        let (top, place) = (screen.window.bounds.height / 2 + 100, b.view.convert(CGPoint.zero, to: nil))
        await nextFrame(of: screen.window)
        #expect(place.y == top || b.view.convert(CGPoint.zero, to: nil).y == top)
        try await look(at: screen) { $0.color(x: 200, y: Int(top) + 60)?.isBlue == true }
        b.presentationController?.drag(.update(350, at: 1.5))
        release(b)
        #expect(!coordinator.isInteractive && !coordinator.isCancelled)
        await screen.journal.wait(for: "did dismiss")
        #expect(
            screen.journal.events == [
                "should dismiss", "will dismiss", "B willDisappear animated", "B didDisappear animated", "did dismiss",
            ])
        #expect(screen.navigation.presentedViewController == nil)
        #expect(b.view.window == nil)
        _ = delegate
    }

    @Test func `A sheet that is released just below its lowest height returns and stays presented`() async throws {
        let (screen, b, delegate) = await presented()
        drag(b, by: 100)
        let coordinator = try #require(b.transitionCoordinator)
        coordinator.animate(alongsideTransition: nil) { screen.journal.add("ended \($0.isCancelled)") }
        release(b)
        #expect(!b.isBeingDismissed)
        await screen.journal.wait(for: "ended true")
        #expect(
            screen.journal.events == [
                "should dismiss", "will dismiss", "B willDisappear animated", "B willAppear animated",
                "B didAppear animated", "ended true",
            ])
        #expect(screen.navigation.presentedViewController === b)
        #expect(b.transitionCoordinator == nil)
        screen.journal.clear()
        await screen.dismiss()
        #expect(screen.journal.events == ["B willDisappear animated", "B didDisappear animated"])
        _ = delegate
    }

    @Test(arguments: [true, false])
    func `A sheet that can't be dismissed follows a little, and the delegate is called for the attempt`(isModal: Bool)
        async throws
    {
        let (screen, b, delegate) = await presented([.large()])
        delegate.allows = isModal
        b.isModalInPresentation = isModal
        drag(b, by: 600)
        await nextFrame(of: screen.window)
        let place = b.view.convert(CGPoint.zero, to: nil).y
        #expect(place > 60 && place < 180)
        #expect(!b.isBeingDismissed)
        release(b)
        try await height(screen.window.bounds.height - 60, of: b, in: screen)
        #expect(screen.journal.events == ["should dismiss", "did attempt"])
        #expect(screen.navigation.presentedViewController === b)
    }

    @Test func `A dismissal by the app ends the drag of a sheet`() async {
        let (screen, b, delegate) = await presented()
        drag(b, by: 100)
        await screen.dismiss()
        b.presentationController?.drag(.update(0, at: 3))
        release(b)
        #expect(screen.navigation.presentedViewController == nil)
        #expect(b.view.window == nil)
        expectBalanced(screen.journal, ["B"])
        _ = delegate
    }

    @Test func `A window that closes under the finger leaves nothing behind`() async {
        let (screen, b, delegate) = await presented()
        drag(b, by: 100)
        screen.window.rootViewController = UIViewController()
        await screen.journal.wait(for: "B didDisappear animated")
        release(b)
        await screen.settle()
        expectBalanced(screen.journal, ["B"])
        _ = delegate
    }

    @Test func `The mouse drags a sheet by its bar`() async throws {
        let (screen, b, delegate) = await presented()
        let pointer = Pointer(screen.window)
        try await pointer.drag(from: CGPoint(x: 200, y: 20), by: CGPoint(x: 0, y: -250), in: b.view)
        try await height(screen.window.bounds.height - 60, of: b, in: screen)
        try await pointer.drag(from: CGPoint(x: 200, y: 20), by: CGPoint(x: 0, y: 600), in: b.view)
        await screen.journal.wait(for: "did dismiss")
        #expect(screen.navigation.presentedViewController == nil)
        _ = delegate
    }

    @Test func `The content of a sheet keeps its drags`() async throws {
        let (screen, b, delegate) = await presented()
        try await Pointer(screen.window).drag(from: CGPoint(x: 200, y: 150), by: CGPoint(x: 0, y: 200), in: b.view)
        await nextFrame(of: screen.window)
        #expect(screen.journal.events.isEmpty)
        #expect(b.view.bounds.height == screen.window.bounds.height / 2)
        _ = delegate
    }

    private func look(at screen: Screen, _ isRight: @MainActor (Picture) -> Bool) async throws {
        let picture = try #require(await nextPicture(ofWindowAround: screen.window))
        #expect(isRight(picture))
    }
}

extension Picture.Color {
    fileprivate var isBlue: Bool { blue > 180 && red < 90 }
}
