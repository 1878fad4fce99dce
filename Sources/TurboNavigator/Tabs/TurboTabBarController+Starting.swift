import TurboCore
import UIKit

/// When tabs are started: ``TabStarts`` decides.
extension TurboTabBarController {
    func selectionDidChange() {
        guard let index = pages.firstIndex(where: { $0.controller === selectedViewController }) else { return }
        chosenPage = pages[index]
        tell(.selected(index))
        pages[index].navigator?.queue.watchCover()
    }

    private func tell(_ event: TabStarts.Event) {
        for effect in starts.handle(event) {
            switch effect {
            case .start(let index): start(pages[index])
            case .awaitIdle: awaitIdle()
            }
        }
    }

    private func start(_ page: TabPage) {
        let navigator = navigator(of: page)
        if !navigator.hasStarted { navigator.start() }
        navigator.whenStill { [weak self, weak page, weak navigator] in
            navigator?.session.whenFirstVisitEnds {
                guard let self, let index = self.pages.firstIndex(where: { $0 === page }) else { return }
                self.tell(.firstVisitEnded(index))
            }
        }
    }

    /// Seconds without a visit after which the app counts as idle.
    private static let idleTime: UInt64 = 1

    private func awaitIdle() {
        idleWait?.cancel()
        idleWait = Task { [weak self] in
            repeat {
                do { try await Task.sleep(nanoseconds: Self.idleTime * 1_000_000_000) } catch { return }
            } while self?.isBusy == true
            self?.tell(.idle)
        }
    }

    private var isBusy: Bool {
        navigators.contains { navigator in !navigator.isAtRest || navigator.sessions.contains(where: \.isVisiting) }
    }
}
