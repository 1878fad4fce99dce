import TurboCore

/// Prepares the web view of the modal stack before the first modal. That uses memory, so it is only done for an app
/// whose rules open modals. It also takes time, so it is done while the app is idle.
@MainActor
final class ModalPreparer {
    private weak var navigator: TurboNavigator?
    private let idleWait = IdleWait()
    private var isWaiting = false
    /// Whether the modal stack has been prepared, or used without.
    private var isDone = false

    init(navigator: TurboNavigator) {
        self.navigator = navigator
    }

    /// Called when the page of a visit was shown. Prepares once nothing has loaded for a while.
    func pageDidLoad() {
        guard !isDone, !isWaiting else { return }
        isWaiting = true
        idleWait.begin(while: { [weak navigator] in navigator?.isBusy == true }) { [weak self] in
            self?.isWaiting = false
            self?.prepare()
        }
    }

    /// Prepares if the app opens modals and its stacks are visible. If not, the next page tries again: rules may load
    /// later, and another tab may be selected later.
    func prepare() {
        guard let navigator, !navigator.modalSession.hasBegunVisit else { return isDone = true }
        let isVisible = navigator.container.map { $0.activeNavigator === navigator } ?? true
        guard isVisible, navigator.session.pathConfiguration?.opensModals == true else { return }
        isDone = true
        navigator.modalSession.visits.prepare()
        navigator.container?.webProcessWillStart()
        logNavigation(.debug, .modalPrepared)
    }
}
