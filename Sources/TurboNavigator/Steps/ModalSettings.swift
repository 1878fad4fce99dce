import UIKit

/// The shape that a rule gives the modal stack for one presentation. Afterwards the app's own settings are back: a rule
/// for one page says nothing about the next.
@MainActor
final class ModalSettings {
    private let controller: UINavigationController
    private var undoings: [@MainActor () -> Void] = []

    init(of controller: UINavigationController) {
        self.controller = controller
    }

    /// Applies the keys of a rule. A key that is absent leaves alone what the app itself has set.
    func apply(_ properties: PathProperties) {
        if let style = properties.modalStyle { apply(style) }
    }

    /// Puts back what the app had set, unless it has set something else meanwhile. Before the app is asked about the next
    /// page, so that what it sets then counts.
    func restore() {
        guard controller.presentingViewController == nil else { return }
        for undo in undoings.reversed() { undo() }
        undoings = []
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
        // UIKit answers with another style than it was given: `automatic` is read as what it stands for.
        let answer = controller.modalPresentationStyle
        undoings.append { [controller] in
            if controller.modalPresentationStyle == answer { controller.modalPresentationStyle = former }
        }
    }

    private func set(detents: [UISheetPresentationController.Detent]) {
        guard let sheet = controller.sheetPresentationController else { return }
        let former = sheet.detents
        sheet.detents = detents
        // UIKit makes another presentation controller for each presentation; this one may have gone.
        undoings.append { [weak sheet] in
            guard let sheet, sheet.detents.elementsEqual(detents, by: ===) else { return }
            sheet.detents = former
        }
    }
}
