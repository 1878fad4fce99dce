import TurboNavigator
import TurboTestSupport

extension RandomAction {
    /// The expected stacks, and the load of the decision.
    @MainActor
    func expected(from state: NavigationState, in app: AppDriver) -> (state: NavigationState, load: PageLoad?) {
        if case .propose(let path, let properties, let action) = self {
            let visit = VisitProposal(
                url: app.server.url(path), options: VisitOptions(action: action), properties: properties)
            let kind: Screen.Kind = path == Self.nativePath ? .native : .web
            let decision = state.decide(NavigationProposal(visit, screenID: StackText.new, kind: kind))
            return (decision.result(from: state), decision.load)
        }
        var state = state
        change(&state)
        return (state, nil)
    }

    private func change(_ state: inout NavigationState) {
        let new = Screen(id: StackText.new, kind: .native)
        switch self {
        case .propose, .cancelledSwipe: break
        case .push: state.main.append(new)
        case .pop: Self.pop(&state.main)
        case .popToRoot: state.main = Array(state.main.prefix(1))
        case .setStack: state.main = state.main.prefix(1) + [new]
        case .dismiss, .escape: state.modal = nil
        case .back:
            if state.modal == nil { Self.pop(&state.main) } else { state.modal.map { Self.pop(&state, $0) } }
        }
    }

    private static func pop(_ state: inout NavigationState, _ modal: NavigationState.Modal) {
        var modal = modal
        pop(&modal.screens)
        state.modal = modal
    }

    private static func pop(_ screens: inout [Screen]) {
        if screens.count > 1 { screens.removeLast() }
    }
}

/// Both stacks as a line: "1:/ 4:/a | 7:/new". An added screen is "new".
struct StackText: Equatable, CustomStringConvertible {
    /// The identifier of an added screen in expectations.
    static let new = Screen.ID(-1)

    let description: String

    init(_ state: NavigationState, after former: NavigationState? = nil) {
        let known = former.map { Set(($0.main + ($0.modal?.screens ?? [])).map(\.id)) }
        func text(_ screens: [Screen]) -> String {
            screens.map { screen in
                let isNew = screen.id == Self.new || known?.contains(screen.id) == false
                return "\(isNew ? "new" : screen.id.description):\(screen.routedURL?.path ?? screen.kind.rawValue)"
            }.joined(separator: " ")
        }
        description = text(state.main) + (state.modal.map { " | " + text($0.screens) } ?? "")
    }
}
