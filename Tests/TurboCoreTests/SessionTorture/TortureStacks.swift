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
        if dice.roll(10) == 0 { return transition = [.left(screen)] }
        self[stack].append(screen)
        transition = Self.appearance(of: screen, &dice)
    }

    mutating func pop(to count: Int, on stack: NavigationState.Stack, _ dice: inout TortureDice) {
        let left = self[stack].dropFirst(count).map { TortureMoment.left($0) }
        self[stack] = Array(self[stack].prefix(count))
        let appears = appearanceOfTop(on: stack, &dice)
        transition = dice.flip() ? appears + left : Array(appears.dropLast()) + left + appears.suffix(1)
    }

    mutating func set(_ screens: [TortureScreen], on stack: NavigationState.Stack, _ dice: inout TortureDice) {
        let former = self[stack]
        for screen in screens { screen.hasParent = true }
        self[stack] = screens
        let left = former.filter { old in !screens.contains { $0 === old } }.map { TortureMoment.left($0) }
        let appears = former.last === screens.last ? [] : appearanceOfTop(on: stack, &dice)
        transition = dice.flip() ? left + appears : appears + left
    }

    mutating func present(_ screen: TortureScreen, _ dice: inout TortureDice) {
        screen.hasParent = true
        modal = [screen]
        isBeingDismissed = false
        transition = Self.appearance(of: screen, &dice)
    }

    mutating func dismiss(_ dice: inout TortureDice) {
        guard let modal, !isBeingDismissed else { return }
        isBeingDismissed = true
        let appears = isFullScreen ? appearanceOfTop(on: .main, &dice) : []
        transition = [.dismissed] + appears + modal.map { .left($0) }
    }

    /// A swipe that the user begins and cancels. The screen below doesn't appear completely.
    mutating func cancelSwipe() {
        let screens = modal ?? main
        guard let top = screens.last, let below = screens.dropLast().last, transition.isEmpty else { return }
        transition = [.willAppear(below), .willAppear(top), .didAppear(top)]
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
