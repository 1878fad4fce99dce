import UIKit

/// A rule's settings for one presentation of the modal stack. Afterwards the app's own settings are restored, because
/// the rule doesn't apply to the next page.
@MainActor
final class ModalSettings {
    private let controller: UINavigationController
    private var undoActions: [@MainActor () -> Void] = []

    init(of controller: UINavigationController) {
        self.controller = controller
    }

    /// Applies the keys of a rule. For absent keys, the app's own settings stay.
    func apply(_ properties: PathProperties) {
        if let style = properties.modalStyle { apply(style) }
    }

    /// Restores the app's settings, except those that the app has changed meanwhile. Called before the delegate is
    /// called for the next page, so that its changes there are kept.
    func restore() {
        guard controller.presentingViewController == nil else { return }
        for undo in undoActions.reversed() { undo() }
        undoActions = []
    }

    private func apply(_ style: Navigation.ModalStyle) {
        switch style {
        case .medium:
            set(style: .automatic)
            set(detents: [.medium(), .large()])
        case .large:
            set(style: .automatic)
            set(detents: [.large()])
        case .full: set(style: .fullScreen)
        case .pageSheet: set(style: .pageSheet)
        case .formSheet: set(style: .formSheet)
        }
    }

    private func set(style: UIModalPresentationStyle) {
        let former = controller.modalPresentationStyle
        controller.modalPresentationStyle = style
        // UIKit returns another style than was set: it resolves `automatic`.
        let resolvedStyle = controller.modalPresentationStyle
        undoActions.append { [controller] in
            if controller.modalPresentationStyle == resolvedStyle { controller.modalPresentationStyle = former }
        }
    }

    private func set(detents: [UISheetPresentationController.Detent]) {
        guard let sheet = controller.sheetPresentationController else { return }
        let former = sheet.detents
        sheet.detents = detents
        // UIKit creates a presentation controller for each presentation. This one may be deallocated by then.
        undoActions.append { [weak sheet] in
            guard let sheet, sheet.detents.elementsEqual(detents, by: ===) else { return }
            sheet.detents = former
        }
    }
}
