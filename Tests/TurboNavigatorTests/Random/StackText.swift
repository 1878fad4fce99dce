import TurboNavigator

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
