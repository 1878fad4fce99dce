import TurboSession
import UIKit

/// Asks before unsaved input of a navigator's pages is discarded. ``DiscardConfirmation`` decides.
@MainActor
final class InputGuard {
    typealias Page = DiscardConfirmation.Page

    /// The user's answer.
    enum Answer {
        /// Keeps the input, also because the alert has disappeared without a choice.
        case keep
        case discard
    }

    private let stacks: Stacks
    /// The number of taps in pages when the user last kept the input from what a page does.
    private var tapsAtKeeping: Int?

    init(_ stacks: Stacks) {
        self.stacks = stacks
    }

    /// Asks the user.
    ///
    /// - Parameter isOfPage: whether a page is the cause. If the user keeps the input, the same is the answer to all that
    ///   pages do before the next tap.
    func answer(to question: DiscardConfirmation, isOfPage: Bool) async -> Answer {
        await withCheckedContinuation { continuation in
            ask(question, isOfPage) { continuation.resume(returning: $0) }
        }
    }

    private func ask(
        _ question: DiscardConfirmation, _ isOfPage: Bool, _ completion: @escaping @MainActor @Sendable (Answer) -> Void
    ) {
        guard !isOfPage || taps != tapsAtKeeping else {
            logNavigation(.info, "a page would discard input again that the user has kept")
            return completion(.keep)
        }
        DiscardAlert.show(
            question.title, question.message, keep: .keepEditing, discard: .discard, from: stacks.presenter,
            DialogCompletion(cancelled: false) { [weak self] isDiscarded in
                if isOfPage, !isDiscarded { self?.tapsAtKeeping = self?.taps }
                completion(isDiscarded ? .discard : .keep)
            })
    }

    private var taps: Int { stacks.sessions.main.links.site.taps.count }

    /// Performs a user's action, after asking if that is necessary. If the user can't be asked, keeps the input.
    ///
    /// - Parameters:
    ///   - isOfPage: whether a page is the cause, as for an answer. False by default.
    ///   - keep: does nothing by default.
    func perform(
        losing pages: [Page], isOfPage: Bool = false,
        _ action: @escaping @MainActor () -> Void, keep: @escaping @MainActor () -> Void = {}
    ) {
        guard let question = DiscardConfirmation(about: pages) else { return action() }
        guard stacks.canPresentAlert else { return keep() }
        ask(question, isOfPage) { $0 == .discard ? action() : keep() }
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
        let stack = stacks.side(of: session)
        let others =
            isWholeDocument ? stacks[stack].viewControllers.filter { $0 !== visitable.visitableViewController } : []
        return pages(of: others + [visitable.visitableViewController], on: stack, .reloaded)
    }

    /// The pages of both stacks, each with what a decision about a visit to a URL does to it.
    func pages(_ decision: NavigationDecision, visiting url: URL, in state: NavigationState) -> [Page] {
        let changes = decision.pageChanges(in: state)
        return [NavigationState.Stack.main, .modal].flatMap { stack in
            stacks[stack].viewControllers.flatMap { controller in
                let change = stacks.state(of: controller).flatMap { changes[$0.id] } ?? .kept
                let isReplaced = change == .replacedInWebView && stacks.sessions[stack].page.isReplaced(byVisitTo: url)
                return pages(of: [controller], on: stack, isReplaced ? .reloaded : change)
            }
        }
    }
}
