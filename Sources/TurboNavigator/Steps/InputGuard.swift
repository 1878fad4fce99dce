import TurboSession
import UIKit

/// Asks before unsaved input of a navigator's pages is discarded. ``DiscardConfirmation`` decides.
@MainActor
final class InputGuard {
    typealias Page = DiscardConfirmation.Page

    /// The outcome of a call of `ask`, before the user answers.
    enum Outcome {
        /// Nothing is lost.
        case notNeeded
        /// The alert is presented.
        case asked
        /// An alert is already presented, or the stacks aren't on screen.
        case impossible
    }

    private let stacks: Stacks

    init(_ stacks: Stacks) {
        self.stacks = stacks
    }

    /// Asks if any of the pages would lose its input.
    ///
    /// - Parameters:
    ///   - discard: called after the user has chosen to discard the input.
    ///   - keep: called after the user has chosen to keep it, or the alert has disappeared without a choice. Does
    ///     nothing by default.
    func ask(
        _ cause: DiscardConfirmation.Cause, about pages: [Page], discard: @escaping @MainActor () -> Void,
        keep: @escaping @MainActor () -> Void = {}
    ) -> Outcome {
        guard let confirmation = DiscardConfirmation(cause, about: pages) else { return .notNeeded }
        let top = stacks.top
        guard !(top is UIAlertController), top.viewIfLoaded?.window != nil else { return .impossible }
        let completion = DialogCompletion(cancelled: false) { $0 ? discard() : keep() }
        DiscardAlert.show(
            confirmation.title, confirmation.message, keep: .keepEditing, discard: .discard, from: top, completion)
        return .asked
    }

    /// Performs a user's action, after asking if that is necessary. If an alert is presented, keeps the input.
    func perform(
        _ cause: DiscardConfirmation.Cause, losing pages: [Page], _ action: @escaping @MainActor () -> Void,
        keep: @escaping @MainActor () -> Void = {}
    ) {
        switch ask(cause, about: pages, discard: action, keep: keep) {
        case .notNeeded: action()
        case .asked: break
        case .impossible: keep()
        }
    }

    // MARK: Pages

    /// The pages of screens, each with what happens to it.
    func pages(
        of controllers: [UIViewController], on stack: NavigationState.Stack, _ change: DiscardConfirmation.PageChange
    ) -> [Page] {
        controllers.compactMap { controller in
            guard let visitable = controller as? any Visitable else { return nil }
            let input = stacks.sessions[stack].page.unsavedInput(on: visitable)
            return Page(title: controller.title ?? "", input: input, change: change)
        }
    }

    /// All pages, before the window closes.
    var allPages: [Page] { pages(of: stacks.main.viewControllers, on: .main, .removed) + modalPages }

    /// The pages of the modal stack, before it is dismissed.
    var modalPages: [Page] { pages(of: stacks.modal.viewControllers, on: .modal, .removed) }

    /// The pages of a stack above its root, before it is popped to the root.
    var pagesAboveRoot: [Page] { pages(of: Array(stacks.main.viewControllers.dropFirst()), on: .main, .removed) }

    /// The page that is loaded again, and if its whole document is, the others of its stack.
    func pagesReloaded(with visitable: any Visitable, of session: Session, isWholeDocument: Bool) -> [Page] {
        let stack: NavigationState.Stack = session === stacks.sessions.modal ? .modal : .main
        let others =
            isWholeDocument ? stacks[stack].viewControllers.filter { $0 !== visitable.visitableViewController } : []
        return pages(of: others + [visitable.visitableViewController], on: stack, .reloaded)
    }

    /// The pages of both stacks, each with what a decision does to it.
    func pages(_ decision: NavigationDecision, in state: NavigationState) -> [Page] {
        let changes = decision.pageChanges(in: state)
        return [NavigationState.Stack.main, .modal].flatMap { stack in
            stacks[stack].viewControllers.flatMap { controller in
                pages(of: [controller], on: stack, stacks.state(of: controller).flatMap { changes[$0.id] } ?? .kept)
            }
        }
    }
}
