/// A presentation, dismissal or change of the root. It starts in a turn of its own, and reports its end.
@MainActor
protocol WindowOperation: AnyObject {
    func start(in window: UIWindow, finished: @escaping () -> Void)
    /// Ends the animation at once, because another operation is pending.
    func finishNow()
}

/// Runs presentations, dismissals and changes of the root one after another.
@MainActor
final class PresentationQueue {
    /// nil once the last reference is gone, perhaps in another thread, before the next turn of this one.
    private weak var window: UIWindow?
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

    /// The running or pending dismissal of a controller.
    func dismissal(of controller: UIViewController) -> DismissOperation? {
        all.lazy.compactMap { $0 as? DismissOperation }.first { $0.dismisses(controller) }
    }

    /// The running or pending presentation of a controller.
    func presentation(of controller: UIViewController) -> PresentOperation? {
        all.lazy.compactMap { $0 as? PresentOperation }.first { $0.presents(controller) }
    }

    private var all: [any WindowOperation] { waiting + (running.map { [$0] } ?? []) }

    var isIdle: Bool { running == nil && waiting.isEmpty }

    /// Starts an operation at once, unless another one is running or pending.
    func startNow(_ operation: any WindowOperation) -> Bool {
        guard isIdle, let window else { return false }
        start(operation, in: window)
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
        running?.finishNow()
        guard let window, running == nil, !waiting.isEmpty else { return }
        start(waiting.removeFirst(), in: window)
    }

    private func start(_ operation: any WindowOperation, in window: UIWindow) {
        running = operation
        operation.start(in: window) { [weak self] in
            self?.running = nil
            self?.schedule()
        }
    }
}
