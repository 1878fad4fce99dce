import TurboCore
import UIKit

/// When tabs are started: ``TabStarts`` decides.
extension TabNavigators {
    /// Says that a stack has appeared: a tab can be chosen without a word to its controller, from the list under More on iOS,
    /// for example.
    package static func stackDidAppear(_ stack: UINavigationController) {
        // Afterwards: a controller that gets its tabs shows the first one before it is told which to choose.
        Task { [weak stack] in (stack?.tabBarController as? any TabOwner)?.tabNavigators.selectionDidChange() }
    }

    /// Another tab may be seen now, whoever has chosen it.
    package func selectionDidChange() {
        guard let index = pages.firstIndex(where: { $0.controller === owner?.selectedViewController }) else { return }
        chosenPage = pages[index]
        tell(.selected(index))
        pages[index].navigator?.queue.watchCover()
    }

    private func tell(_ event: TabStarts.Event) {
        for effect in starts.handle(event) {
            switch effect {
            case .start(let index): start(pages[index])
            case .awaitIdle:
                idleWait.begin(while: { [weak self] in self?.navigators.contains(where: \.isBusy) == true }) {
                    [weak self] in self?.tell(.idle)
                }
            }
        }
    }

    private func start(_ page: TabPage) {
        guard let navigator = navigator(of: page) else { return }
        if !navigator.hasStarted { navigator.start() }
        navigator.whenStill { [weak self, weak page, weak navigator] in
            navigator?.session.visits.whenFirstVisitEnds {
                guard let self, let index = self.pages.firstIndex(where: { $0 === page }) else { return }
                self.tell(.firstVisitEnded(index))
            }
        }
    }
}
