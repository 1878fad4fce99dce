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

    /// The dismissal of a controller that is under way or waits.
    func dismissal(of controller: UIViewController) -> DismissOperation? {
        all.lazy.compactMap { $0 as? DismissOperation }.first { $0.dismisses(controller) }
    }

    /// The presentation of a controller that is under way or waits.
    func presentation(of controller: UIViewController) -> PresentOperation? {
        all.lazy.compactMap { $0 as? PresentOperation }.first { $0.presents(controller) }
    }

    private var all: [any WindowOperation] { waiting + (running.map { [$0] } ?? []) }

    var isAtRest: Bool { running == nil && waiting.isEmpty }

    /// Starts at once, where nothing else runs or waits.
    func startNow(_ operation: any WindowOperation) -> Bool {
        guard isAtRest else { return false }
        start(operation)
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
        start(waiting.removeFirst())
    }

    private func start(_ operation: any WindowOperation) {
        running = operation
        operation.start(in: window) { [weak self] in
            self?.running = nil
            self?.schedule()
        }
    }
}
