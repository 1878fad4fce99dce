import TurboCore

/// Prepares the web view of the modal stack before the first modal. ``ModalPreparation`` decides when.
@MainActor
final class ModalPreparer {
    private weak var navigator: TurboNavigator?
    private var preparation = ModalPreparation()
    private let idleWait = IdleWait()

    init(navigator: TurboNavigator) {
        self.navigator = navigator
    }

    func handle(_ event: ModalPreparation.Event) {
        switch preparation.handle(event) {
        case .awaitIdle:
            idleWait.begin(while: { [weak navigator] in navigator?.isBusy == true }) { [weak self] in
                guard let self, let navigator = self.navigator else { return }
                self.handle(.idle(Self.facts(of: navigator)))
            }
        case .prepare:
            navigator?.modalSession.visits.prepare()
            navigator?.container?.webProcessWillStart()
            logNavigation(.debug, .modalPrepared)
        case nil: break
        }
    }

    private static func facts(of navigator: TurboNavigator) -> ModalPreparation.Facts {
        ModalPreparation.Facts(
            opensModals: navigator.session.pathConfiguration?.opensModals == true,
            isVisible: navigator.container.map { $0.activeNavigator === navigator } ?? true,
            isInUse: navigator.modalSession.hasBegunVisit)
    }
}
