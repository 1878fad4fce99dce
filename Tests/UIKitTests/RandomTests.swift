import TestSupport
import TestTraits
import Testing
import UIKit

/// Makes changes in random order and at random times, including during transitions.
@MainActor
@Suite(.serialized, .usualAnimations, .timeLimit(.minutes(2)))
struct RandomTests {
    @Test(arguments: 1...5)
    func `After random calls, callbacks are balanced and the state is that of the model`(seed: Int) async {
        let screen = await Screen.showing()
        var dice = Dice(seed: seed)
        var pages: [RecordingController] = [screen.a]
        for _ in 0..<40 {
            act(on: screen, &pages, &dice)
            await pause(&dice)
        }
        await settleForGood(screen)
        expectBalanced(screen.journal, pages.map(\.name))
        expectSeen(screen, pages)
    }

    private func act(on screen: Screen, _ pages: inout [RecordingController], _ dice: inout Dice) {
        func page() -> RecordingController {
            let page = screen.page("P\(pages.count)")
            pages.append(page)
            return page
        }
        let modal = screen.navigation.presentedViewController as? UINavigationController
        let navigation = dice.roll(2) == 0 ? screen.navigation : modal ?? screen.navigation
        let animated = dice.roll(3) > 0
        switch dice.roll(9) {
        case 0, 1: navigation.pushViewController(page(), animated: animated)
        case 2, 3: navigation.popViewController(animated: animated)
        case 4: navigation.popToRootViewController(animated: animated)
        case 5: navigation.setViewControllers(navigation.viewControllers.dropLast() + [page()], animated: animated)
        case 6:
            let modal = UINavigationController(rootViewController: page())
            if dice.roll(2) == 0 { modal.modalPresentationStyle = .fullScreen }
            screen.navigation.present(modal, animated: animated)
        case 7: screen.navigation.dismiss(animated: animated)
        default: navigation.setViewControllers([page(), page()], animated: animated)
        }
    }

    /// Waits for no time, one turn of the run loop, or a large part of a transition.
    private func pause(_ dice: inout Dice) async {
        let delay = [0, 0, 1, 40, 150][dice.roll(5)]
        guard delay > 0 else { return }
        await withCheckedContinuation { continuation in
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(delay)) { continuation.resume() }
        }
    }

    /// Adds one change at the end of each queue, and waits until it's done.
    private func settleForGood(_ screen: Screen) async {
        let last = screen.page("last")
        await screen.dismiss()
        await screen.dismiss()
        screen.navigation.setViewControllers(screen.navigation.viewControllers + [last], animated: true)
        await screen.journal.wait(for: "last didAppear animated")
        await screen.settle()
    }

    private func expectSeen(_ screen: Screen, _ pages: [RecordingController]) {
        for page in pages {
            let last = screen.journal.events(of: page.name).last { $0.hasSuffix("ppear") || $0.hasSuffix("animated") }
            let isGone = last.map { $0.contains("didDisappear") } ?? true
            #expect(isGone || page === screen.a && last == nil, "\(page.name): \(last ?? "")")
            #expect(page.viewIfLoaded?.window == nil || screen.navigation.viewControllers.contains(page))
            #expect(!page.isMovingToParent && !page.isMovingFromParent)
        }
    }
}
