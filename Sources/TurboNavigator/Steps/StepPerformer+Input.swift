import TurboSession
import UIKit

/// The buttons of pages with unsaved input.
extension StepPerformer {
    /// Updates what the user's commands do on a page.
    func inputDidChange(on visitable: any Visitable, of session: Session) {
        let controller = visitable.visitableViewController
        let isUnsaved = session.page.unsavedInput(on: visitable) != .none
        // Earlier systems have no way to ask.
        if #available(iOS 16.0, *) {
            if isUnsaved, controller.navigationItem.backAction == nil {
                controller.navigationItem.backAction = backAction(of: controller)
            } else if !isUnsaved, controller.navigationItem.backAction?.identifier == Self.backIdentifier {
                controller.navigationItem.backAction = nil
            }
        }
        updateCloseButton()
    }

    private static let backIdentifier = UIAction.Identifier("com.turbonavigator.back")

    private func backAction(of controller: UIViewController) -> UIAction {
        UIAction(identifier: Self.backIdentifier) { [weak self, weak controller] _ in
            guard let self, let controller, let stack = controller.navigationController else { return }
            let side: NavigationState.Stack = stack === stacks.modal ? .modal : .main
            inputGuard.perform(.back, losing: inputGuard.pages(of: [controller], on: side, .removed)) {
                stack.popViewController(animated: true)
            }
        }
    }
}
