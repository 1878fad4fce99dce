import UIKit

/// The modal stack: how it is presented, and how the user gets out of it.
extension TurboNavigator {
    /// Applies the keys of a rule. A key that is absent leaves alone what the app itself has set.
    func configureModal(for proposal: VisitProposal, _ decision: NavigationDecision) {
        let isPresented = decision.steps.contains { if case .presentModal = $0 { true } else { false } }
        guard isPresented else { return }
        modalSettings.apply(proposal.properties)
    }

    func presentModal(_ screen: Screen, animated: Bool, _ completion: @escaping @MainActor () -> Void) {
        guard let controller = viewController(screen.id) else { return completion() }
        modalNavigationController.setViewControllers([controller], animated: false)
        addDoneButton()
        // An app that has set a delegate of its own keeps it.
        if modalNavigationController.presentationController?.delegate == nil {
            modalNavigationController.presentationController?.delegate = modalDismissal
        }
        present(modalNavigationController, on: navigationController, animated: animated, completion)
    }

    /// A Done item at the left of the first modal screen, unless the app set one or hid the bar.
    func addDoneButton() {
        guard !modalNavigationController.isNavigationBarHidden,
            let first = modalNavigationController.viewControllers.first,
            first.navigationItem.leftBarButtonItem == nil
        else { return }
        let done = UIAction { [weak self] _ in self?.userDidFinishModal() }
        first.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: done)
    }

    private func userDidFinishModal() {
        guard modalNavigationController.presentingViewController != nil else { return }
        navigationController.dismiss(animated: true) { [weak self] in self?.emptyModalStack() }
    }
}
