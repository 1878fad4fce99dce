import Foundation

@testable import TurboCore

/// A session with the real ``SessionState``. Its effects are performed on simulated screens, pages and loads, in the
/// order of `Session`.
final class TortureSession {
    let stack: NavigationState.Stack
    unowned let world: TortureWorld
    let engine = TortureEngine()
    private(set) var state = SessionState()
    var ledger = TortureLedger()
    private var screens: [SessionState.VisitableID: TortureScreen] = [:]
    /// Screens that were deallocated since the last event.
    private var gone: [SessionState.VisitableID] = []
    private var depth = 0

    // MARK: The state of performed effects
    var coldBoot: TortureColdBoot?
    var stoppedURL: URL?
    var hasEndedVisit = false
    /// Timers that have not fired.
    var deadline: Int?
    var slow: [Int] = []
    var passing: [SessionState.VisitableID] = []
    var moves: [(visit: Int, screen: SessionState.VisitableID)] = []
    var awaitsForeground = false
    /// The check that the page may still response in time.
    var check: Int?
    /// The screen whose user decides about unsaved input.
    var undecided: SessionState.VisitableID?
    /// The pending authentication challenge. Its visit is nil if none was running.
    var question: (visit: Int?, isOfLoad: Bool)?

    init(_ stack: NavigationState.Stack, _ world: TortureWorld) {
        self.stack = stack
        self.world = world
    }

    /// The screen with this identifier, while it is alive.
    subscript(id: SessionState.VisitableID?) -> TortureScreen? {
        id.flatMap { screens[$0] }.flatMap { $0.isAlive ? $0 : nil }
    }

    func id(_ screen: TortureScreen) -> SessionState.VisitableID {
        screens[screen.id] = screen
        state.setRoute(of: screen.id, to: screen.url)
        return screen.id
    }

    func wasDeallocated(_ screen: TortureScreen) {
        if screens[screen.id] != nil { gone.append(screen.id) }
    }

    // MARK: Events in, effects out

    func send(_ event: SessionEvent) {
        depth += 1
        let gone = gone
        self.gone = []
        for screen in gone {
            screens[screen] = nil
            perform(state.handle(.screen(screen, .deallocated), facts))
        }
        perform(state.handle(event, facts))
        depth -= 1
        if depth == 0 { world.note(violations) }
    }

    func decide(_ load: LinkLoad) -> LinkDecision {
        let (decision, effects) = state.decide(load, facts)
        perform(effects)
        return decision
    }

    private func perform(_ effects: [SessionEffect]) {
        for effect in effects {
            world.record { "    \(self.stack): \(effect)" }
            switch effect {
            case .visit(let effect): perform(effect)
            case .page(let effect): perform(effect)
            case .screen(let effect): perform(effect)
            case .link(let effect): perform(effect)
            case .log: break
            }
        }
    }

    private var facts: SessionFacts {
        var facts = SessionFacts()
        facts.webViewURL = engine.webViewURL
        facts.origins = TorturePages.origins
        facts.now = world.now
        facts.hasNavigator = true
        facts.signsIn = TorturePages.signsIn
        facts.isInBackground = world.isInBackground
        facts.isDocumentOutdated = world.isOutdated
        facts.isOwnerContained = self[state.placement.owner]?.hasParent == true
        facts.isTopmostVisible = self[state.placement.topmost].map(world.navigator.stacks.isVisible) == true
        return facts
    }

    /// The invariants after each event.
    private var violations: [String] {
        var wrong = ledger.violations
        let placement = state.placement
        if let screen = self[placement.visible], !screen.hasWebView || screen.isShowingScreenshot {
            wrong.append("screen \(screen.number) counts as visible, but is hidden")
        }
        if let visible = placement.visible, visible != placement.holder {
            wrong.append("a screen without the web view counts as visible")
        }
        if let screen = self[placement.holder], screen.hasWebView, !screen.isShowingScreenshot, !screen.isRefreshing,
            placement.visible != placement.holder
        {
            wrong.append("screen \(screen.number) is visible, but shows the page of another one")
        }
        if coldBoot != nil, !state.isVisiting { wrong.append("a load continues without a visit") }
        if let deadline, deadline != state.visit?.token || !state.isVisiting { wrong.append("a timer has no visit") }
        if ledger.isOpen != state.isVisiting { wrong.append("the session and the ledger disagree about the visit") }
        for screen in screens.values where screen.hasWebView && screen.isAlive && screen.id != placement.holder {
            wrong.append("screen \(screen.number) has the web view too")
        }
        return wrong
    }
}
