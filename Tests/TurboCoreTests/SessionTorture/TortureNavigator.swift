import Foundation

@testable import TurboCore

/// The navigator's queue: it decides with the values, starts the load, and performs the steps.
final class TortureNavigator {
    unowned let world: TortureWorld
    private(set) var stacks: TortureStacks
    private var queue: [TortureRun] = []
    private var run: TortureRun?
    /// Removed screens that something still retains.
    private var kept: [TortureScreen] = []
    private var lastNumber = 0

    init(_ world: TortureWorld) {
        self.world = world
        stacks = TortureStacks(isFullScreen: world.isFullScreen)
    }

    var top: TortureScreen? { (stacks.modal ?? stacks.main).last }
    var topStack: NavigationState.Stack { stacks.modal == nil ? .main : .modal }

    private var state: NavigationState {
        let modal = stacks.modal.map {
            NavigationState.Modal(screens: $0.map(described), isBeingDismissed: stacks.isBeingDismissed)
        }
        return NavigationState(main: stacks.main.map(described), modal: modal)
    }

    private func described(_ screen: TortureScreen) -> Screen {
        let urls = screen.isNative ? nil : world.session(screen.stack).urls(of: screen)
        return Screen(
            id: Screen.ID(screen.number), kind: screen.isNative ? .native : .web,
            context: screen.stack == .main ? .default : .modal, routedURL: screen.url,
            redirectedURL: urls?.redirected, currentURL: urls?.current)
    }

    private func screen(_ id: Screen.ID) -> TortureScreen? {
        (stacks.main + (stacks.modal ?? []) + [run?.made].compactMap { $0 }).first { $0.number == id.rawValue }
    }

    // MARK: Proposals

    func add(_ run: TortureRun) {
        queue.append(run)
        proceed()
    }

    /// Removes a screen whose visit led to no page. The only screen stays, with an error.
    func removeEmpty(_ redirect: TortureRedirect) {
        guard stacks.main.contains(where: { $0 !== redirect.screen }) else { return redirect.screen.hasFailed = true }
        add(TortureRun(redirect.screen.url, redirect: redirect, presentation: "none"))
    }

    var isWaiting: Bool { run != nil || !queue.isEmpty }
    var mayProceed: Bool { isWaiting && mayChangeStacks && !awaitsFirstVisit }

    /// Whether a push or a pop may begin.
    var mayChangeStacks: Bool {
        stacks.transition.isEmpty || world.isInterruptible && !stacks.isBeingDismissed
    }

    private var awaitsFirstVisit: Bool {
        let session = world.session(.main)
        return session.state.isVisiting && !session.hasEndedVisit && run?.steps == nil
    }

    /// Performs as much of the current proposal as possible.
    func proceed() {
        while mayProceed {
            if run == nil { run = queue.removeFirst() }
            guard let run else { return }
            guard let step = run.steps?.first else {
                run.steps == nil ? decide(run) : finish()
                continue
            }
            if step.isPossible(in: state) {
                run.steps?.removeFirst()
                perform(step, run)
            } else {
                run.attempts < 3 ? run.decideAgain() : finish()
            }
        }
    }

    private func finish() {
        if let made = run?.made, !made.hasParent { release(made) }
        run = nil
    }

    private func decide(_ run: TortureRun) {
        if run.made == nil { lastNumber += 1 }
        let number = run.made?.number ?? lastNumber
        let decision = state.decide(run.proposal(ofScreen: number))
        world.record { "navigator: \(run.visit.url): \(decision.reason) \(decision.steps)" }
        run.take(decision, number)
        // The only screen stays, empty, if its visit led to no page.
        if decision.steps.isEmpty, let redirect = run.redirect, !redirect.isRendered {
            redirect.screen.hasFailed = true
        }
        guard let load = decision.load, load != run.startedLoad else { return }
        run.startedLoad = load
        start(load)
    }

    private func start(_ load: PageLoad) {
        guard let screen = screen(load.screenID) else { return }
        let session = world.session(load.stack)
        let id = session.id(screen)
        switch load.kind {
        case .visit(let options): session.send(.request(.visit(VisitRequest(id, load.location ?? screen.url, options))))
        case .refresh(let response): session.send(.request(.refresh(id, response: response)))
        case .adopt:
            if session.state.placement.owner != nil { screen.session = session }
            session.send(.request(.adopt(id)))
        }
    }

    private func perform(_ step: NavigationStep, _ run: TortureRun) {
        switch step {
        case .push(let shown, let stack, _): screen(shown.id).map { stacks.push($0, on: stack, &world.dice) }
        case .replace(_, let shown, let stack):
            set(stacks[stack].dropLast() + [shown.id].compactMap(screen), on: stack)
        case .pop(let target, let stack, _):
            pop(to: (stacks[stack].firstIndex { $0.number == target.rawValue } ?? 0) + 1, on: stack)
        case .setRoot(let shown): set([shown.id].compactMap(screen), on: .main)
        case .setScreens(let shown, let stack): set(shown.map(\.id).compactMap(screen), on: stack)
        case .remove(let id): remove(id)
        case .presentModal(let shown, _): screen(shown.id).map { stacks.present($0, &world.dice) }
        case .dismissModal: dismiss()
        case .presentForeign: break
        }
    }

    private func remove(_ id: Screen.ID) {
        guard let stack = state.stack(of: id) else { return }
        let rest = stacks[stack].filter { $0.number != id.rawValue }
        stack == .modal && rest.isEmpty ? dismiss() : set(rest, on: stack)
    }

    private func set(_ screens: [TortureScreen], on stack: NavigationState.Stack) {
        stacks.set(screens, on: stack, &world.dice)
    }

    // MARK: The user and UIKit

    func pop(to count: Int, on stack: NavigationState.Stack) { stacks.pop(to: count, on: stack, &world.dice) }
    func dismiss() { stacks.dismiss(&world.dice) }
    func cancelSwipe() { stacks.cancelSwipe() }

    func passMoment() {
        guard let moment = stacks.takeMoment() else { return }
        world.record { "UIKit: \(moment)" }
        switch moment {
        case .willAppear(let screen): screen.report(.willAppear)
        case .didAppear(let screen): screen.report(.didAppear)
        case .left(let screen):
            screen.hasParent = false
            screen.report(.didLeaveContainer)
            release(screen)
        case .dismissed: break
        }
        proceed()
    }

    /// Deallocates a removed screen, or retains it for a while.
    private func release(_ screen: TortureScreen) {
        guard run?.made === screen || world.dice.flip() else { return deallocate(screen) }
        kept.append(screen)
        screen.report(.wasRemoved)
    }

    private func deallocate(_ screen: TortureScreen) {
        screen.isAlive = false
        for session in world.sessions { session.wasDeallocated(screen) }
    }

    var hasKept: Bool { kept.contains { $0 !== run?.made } }

    func deallocateKept() {
        guard let index = kept.firstIndex(where: { $0 !== run?.made }) else { return }
        deallocate(kept.remove(at: index))
    }
}
