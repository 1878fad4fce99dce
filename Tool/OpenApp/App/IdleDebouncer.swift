import TurboNavigator

/// Performs an action shortly after the last event, when the navigator is idle, so that it doesn't slow down a page
/// load.
@MainActor
final class IdleDebouncer {
    /// Milliseconds between the first event and the action, so that one action serves several events.
    private static let pause: UInt64 = 200

    private weak var navigator: TurboNavigator?
    private let action: @MainActor () -> Void
    private var next: Task<Void, Never>?

    init(of navigator: TurboNavigator, _ action: @escaping @MainActor () -> Void) {
        self.navigator = navigator
        self.action = action
    }

    /// Requests the action, unless it is already pending.
    func ask() {
        guard next == nil else { return }
        next = Task { [weak self] in
            repeat {
                do { try await Task.sleep(nanoseconds: Self.pause * 1_000_000) } catch { return }
            } while self?.navigator?.isBusy == true
            self?.next = nil
            self?.action()
        }
    }
}
