import TurboCore

/// The modal stack's web view, before the first modal: ``ModalPreparation`` decides.
extension TurboNavigator {
    func prepareModal(after event: ModalPreparation.Event) {
        switch modalPreparation.handle(event) {
        case .awaitIdle:
            idleWait.begin(while: { [weak self] in self?.isBusy == true }) { [weak self] in
                guard let self else { return }
                self.prepareModal(after: .idle(self.preparationFacts))
            }
        case .prepare:
            modalSession.visits.prepare()
            logNavigation(.debug, .modalPrepared)
        case nil: break
        }
    }

    /// Whether a proposal is decided or performed, or a page loads.
    package var isBusy: Bool { !isAtRest || sessions.contains(where: \.isVisiting) }

    private var preparationFacts: ModalPreparation.Facts {
        ModalPreparation.Facts(
            opensModals: session.pathConfiguration?.opensModals == true,
            isInSight: host.map { $0.activeNavigator === self } ?? true, isInUse: modalSession.hasBegunVisit)
    }
}
