/// The stacks of a navigator as they are kept for the next start of the app.
package struct RestorableStacks: Equatable, Sendable {
    /// The number of screens that are kept of a stack.
    package static let maximumScreens = 50

    /// The screens of the main stack, from the root to the top.
    package private(set) var main: [RestorableScreen]
    /// The screens of the modal stack; empty if it wasn't presented.
    package private(set) var modal: [RestorableScreen]

    /// - Parameters:
    ///   - main: the screens of the main stack. One that isn't kept is nil: it is left out, with those above it and the
    ///     modal stack.
    ///   - modal: the screens of the modal stack.
    package init(main: [RestorableScreen?] = [], modal: [RestorableScreen?] = []) {
        self.main = Self.kept(main)
        self.modal = main.isEmpty || main.contains(nil) ? [] : Self.kept(modal)
    }

    package var isEmpty: Bool { main.isEmpty }

    /// Returns the stacks with the screens for which a condition is true, without those above any other.
    package func filtered(_ isKept: (RestorableScreen) -> Bool) -> RestorableStacks {
        RestorableStacks(main: main.map { isKept($0) ? $0 : nil }, modal: modal.map { isKept($0) ? $0 : nil })
    }

    /// Keeps the root and the top of a stack with too many screens.
    private static func kept(_ screens: [RestorableScreen?]) -> [RestorableScreen] {
        let kept = screens.prefix { $0 != nil }.compactMap { $0 }
        guard let root = kept.first, kept.count > maximumScreens else { return kept }
        return [root] + kept.suffix(maximumScreens - 1)
    }
}
