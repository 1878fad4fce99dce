import TurboNavigator

/// Does something a moment after the last event, when nothing moves: a page that comes has the machine for itself.
@MainActor
final class QuietTime {
    /// Milliseconds after an event until it is done, for those that came meanwhile too.
    private static let pause: UInt64 = 200

    private weak var navigator: TurboNavigator?
    private let action: @MainActor () -> Void
    private var next: Task<Void, Never>?

    init(of navigator: TurboNavigator, _ action: @escaping @MainActor () -> Void) {
        self.navigator = navigator
        self.action = action
    }

    /// Asks for it once more.
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
