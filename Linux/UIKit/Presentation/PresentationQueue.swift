/// One step in what covers a window: it starts in a turn of its own and says when it is over.
@MainActor
protocol WindowOperation: AnyObject {
    func start(in window: UIWindow, finished: @escaping () -> Void)
    /// Ends the movement now, because the next operation waits.
    func hurry()
}

/// Runs presentations, dismissals and changes of the root one after another.
@MainActor
final class PresentationQueue {
    private unowned let window: UIWindow
    private var waiting: [any WindowOperation] = []
    private var running: (any WindowOperation)?
    private var isScheduled = false

    init(window: UIWindow) {
        self.window = window
    }

    func enqueue(_ operation: any WindowOperation) {
        waiting.append(operation)
        schedule()
    }

    /// Lets a second `dismiss` end with the dismissal that is already under way.
    func join(dismissalOf controller: UIViewController, _ completion: (() -> Void)?) -> Bool {
        let all = waiting + (running.map { [$0] } ?? [])
        let dismissals = all.compactMap { $0 as? DismissOperation }
        guard let dismissal = dismissals.first(where: { $0.dismisses(controller) }) else { return false }
        dismissal.add(completion)
        return true
    }

    private func schedule() {
        guard !isScheduled, !waiting.isEmpty else { return }
        isScheduled = true
        Toolkit.nextTurn { [weak self] in
            self?.isScheduled = false
            self?.startNext()
        }
    }

    private func startNext() {
        running?.hurry()
        guard running == nil, !waiting.isEmpty else { return }
        let operation = waiting.removeFirst()
        running = operation
        operation.start(in: window) { [weak self] in
            self?.running = nil
            self?.schedule()
        }
    }
}
