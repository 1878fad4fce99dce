import TurboCore

/// One step of a recorded decision. Screens have the same numbers as in the state before the decision.
struct RecordedStep: Codable, Sendable, Equatable {
    enum Verb: String, Codable {
        case push, replace, pop, setRoot, presentModal, dismissModal, presentForeign, remove, settle
    }

    let step: Verb
    var stack: String?
    /// The screen that is shown, popped to or removed.
    var screen: Int?
    /// The screen that is replaced.
    var old: Int?
    /// The screens that remain on the stack.
    var screens: [Int]?
    var animated: Bool?

    init(_ step: NavigationStep) {
        switch step {
        case .push(let screen, let stack, let animated):
            self.init(.push, stack, screen.id, animated: animated)
        case .replace(let old, let screen, let stack):
            self.init(.replace, stack, screen.id, old: old)
        case .pop(let target, let stack, let animated):
            self.init(.pop, stack, target, animated: animated)
        case .setRoot(let screen): self.init(.setRoot, .main, screen.id)
        case .presentModal(let screen, let animated): self.init(.presentModal, .modal, screen.id, animated: animated)
        case .dismissModal(let animated): self.init(.dismissModal, .modal, animated: animated)
        case .presentForeign(let screen, let animated): self.init(.presentForeign, nil, screen.id, animated: animated)
        case .remove(let id): self.init(.remove, nil, id)
        case .setScreens(let screens, let stack): self.init(.settle, stack, screens: screens.map(\.id))
        }
    }

    private init(
        _ step: Verb, _ stack: NavigationState.Stack?, _ screen: Screen.ID? = nil, old: Screen.ID? = nil,
        screens: [Screen.ID]? = nil, animated: Bool? = nil
    ) {
        self.step = step
        self.stack = stack?.rawValue
        self.screen = screen?.rawValue
        self.old = old?.rawValue
        self.screens = screens?.map(\.rawValue)
        self.animated = animated
    }

    /// A description of the step.
    ///
    /// - Parameter name: returns the name of a screen for people.
    func text(_ name: (Int) -> String) -> String {
        let (screen, stack) = (screen.map(name) ?? "?", stack ?? "?")
        let words =
            switch step {
            case .push: "push \(screen) on \(stack)"
            case .replace: "replace \(old.map(name) ?? "?") with \(screen) on \(stack)"
            case .pop: "pop \(stack) to \(screen)"
            case .setRoot: "set the root of main to \(screen)"
            case .presentModal: "present the modal stack with \(screen)"
            case .dismissModal: "dismiss the modal stack"
            case .presentForeign: "present \(screen) over everything"
            case .remove: "remove \(screen)"
            case .settle: "leave \((screens ?? []).map(name).joined(separator: ", ")) on \(stack)"
            }
        return animated == false ? "\(words), without animation" : words
    }
}
