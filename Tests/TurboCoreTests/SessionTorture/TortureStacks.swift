import Foundation

@testable import TurboCore

/// The two stacks of a window, and the calls by UIKit after their changes.
struct TortureStacks {
    private(set) var main: [TortureScreen] = []
    private(set) var modal: [TortureScreen]?
    private(set) var isBeingDismissed = false
    /// The remaining events of the current transition.
    private(set) var transition: [TortureMoment] = []
    /// Whether the modal stack hides the main one. Then the top of the main stack gets appearance calls.
    let isFullScreen: Bool

    init(isFullScreen: Bool) {
        self.isFullScreen = isFullScreen
    }

    subscript(stack: NavigationState.Stack) -> [TortureScreen] {
        get { stack == .main ? main : modal ?? [] }
        set { if stack == .main { main = newValue } else if modal != nil { modal = newValue } }
    }

    func isVisible(_ screen: TortureScreen) -> Bool {
        screen === modal?.last || (screen === main.last && !(isFullScreen && modal != nil))
    }

    mutating func push(_ screen: TortureScreen, on stack: NavigationState.Stack, _ dice: inout TortureDice) {
        screen.hasParent = true
        // Popped within one turn of the run loop: no screen appears or disappears.
        if dice.roll(10) == 0 { return begin([.left(screen)], &dice) }
        self[stack].append(screen)
        begin(Self.appearance(of: screen, &dice), &dice)
    }

    mutating func pop(to count: Int, on stack: NavigationState.Stack, _ dice: inout TortureDice) {
        let left = self[stack].dropFirst(count).map { TortureMoment.left($0) }
        self[stack] = Array(self[stack].prefix(count))
        let appears = appearanceOfTop(on: stack, &dice)
        begin(dice.flip() ? appears + left : Array(appears.dropLast()) + left + appears.suffix(1), &dice)
    }

    mutating func set(_ screens: [TortureScreen], on stack: NavigationState.Stack, _ dice: inout TortureDice) {
        let former = self[stack]
        for screen in screens { screen.hasParent = true }
        self[stack] = screens
        let left = former.filter { old in !screens.contains { $0 === old } }.map { TortureMoment.left($0) }
        let appears = former.last === screens.last ? [] : appearanceOfTop(on: stack, &dice)
        begin(dice.flip() ? left + appears : appears + left, &dice)
    }

    mutating func present(_ screen: TortureScreen, _ dice: inout TortureDice) {
        screen.hasParent = true
        modal = [screen]
        isBeingDismissed = false
        begin(Self.appearance(of: screen, &dice), &dice)
    }

    mutating func dismiss(_ dice: inout TortureDice) {
        guard let modal, !isBeingDismissed else { return }
        isBeingDismissed = true
        let appears = isFullScreen ? appearanceOfTop(on: .main, &dice) : []
        begin([.dismissed] + appears + modal.map { .left($0) }, &dice)
    }

    /// A swipe that the user begins and cancels. The screen below doesn't appear completely.
    mutating func cancelSwipe() {
        let screens = modal ?? main
        guard let top = screens.last, let below = screens.dropLast().last, transition.isEmpty else { return }
        transition = [.willAppear(below), .willAppear(top), .didAppear(top)]
    }

    /// Begins a transition. It interrupts a running one, as on iOS 26: that one's screens are still removed, before or
    /// after the new one's calls. A screen that is covered again may not appear before.
    private mutating func begin(_ moments: [TortureMoment], _ dice: inout TortureDice) {
        let removals = transition.filter { $0.appearing == nil }
        let mayPass = dice.flip()
        let appearances = transition.filter { $0.appearing.map { isVisible($0) || mayPass } ?? false }
        let isLate = !removals.isEmpty && dice.flip()
        transition = (isLate ? [] : removals) + appearances + moments + (isLate ? removals : [])
    }

    mutating func takeMoment() -> TortureMoment? {
        guard !transition.isEmpty else { return nil }
        let moment = transition.removeFirst()
        if case .dismissed = moment { modal = nil }
        return moment
    }

    private func appearanceOfTop(on stack: NavigationState.Stack, _ dice: inout TortureDice) -> [TortureMoment] {
        self[stack].last.map { Self.appearance(of: $0, &dice) } ?? []
    }

    /// Returns the calls of one appearance. The first may be missing, and each may occur twice.
    private static func appearance(of screen: TortureScreen, _ dice: inout TortureDice) -> [TortureMoment] {
        switch dice.roll(8) {
        case 0: [.didAppear(screen)]
        case 1: [.willAppear(screen), .willAppear(screen), .didAppear(screen)]
        case 2: [.willAppear(screen), .didAppear(screen), .didAppear(screen)]
        default: [.willAppear(screen), .didAppear(screen)]
        }
    }
}
