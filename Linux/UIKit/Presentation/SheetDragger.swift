/// Performs the drag of a sheet: moves it, and begins, completes or cancels its dismissal.
@MainActor
final class SheetDragger {
    private unowned let container: PresentationContainer
    private var drag: SheetDrag?
    private var dismissal: DismissOperation?
    private var settling: Animation?

    init(_ container: PresentationContainer) {
        self.container = container
    }

    private var presentation: UIPresentationController? { container.controller.presentationController }

    func handle(_ event: DragEvent) {
        if case .begin = event {
            guard drag == nil, canBegin, let presentation else { return }
            settling?.finish()
            drag = SheetDrag(
                heights: container.detentHeights, start: container.detentIndex,
                mayDismiss: presentation.mayBeDismissedByUser)
        }
        // The app has dismissed the sheet during the drag.
        if dismissal?.isInteractive == false { (drag, dismissal) = (nil, nil) }
        let effects = drag?.handle(event) ?? []
        switch event {
        case .begin, .update: break
        case .end, .cancel: drag = nil
        }
        effects.forEach(perform)
    }

    /// Whether the sheet is at rest, with nothing presented over it.
    private var canBegin: Bool {
        guard container.kind.isSheet, container.progress == 1, let window = container.window else { return false }
        return container.controller.presentation.presented == nil && (settling != nil || window.presentations.isIdle)
    }

    private func perform(_ effect: SheetDrag.Effect) {
        switch effect {
        case .move(let height): container.draggedHeight = height
        case .beginDismissal: beginDismissal()
        case .moveToDetent(let index): snap(to: index)
        case .dismiss: dismiss()
        case .attempt: presentation.map { $0.delegate?.presentationControllerDidAttemptToDismiss($0) }
        }
    }

    private func beginDismissal() {
        guard let presentation, let operation = presentation.beginDismissalByUser() else { return }
        dismissal = operation
        operation.onFinishNow = { [weak self] in self?.finishNow() }
    }

    private func dismiss() {
        guard let dismissal else { return snap(to: container.detentIndex) }
        self.dismissal = nil
        dismissal.finishInteraction()
    }

    /// Ends the drag, because another operation is pending in the window.
    private func finishNow() {
        if drag != nil {
            drag = nil
            snap(to: container.detentIndex)
        }
        settling?.finish()
    }

    private func snap(to index: Int) {
        guard let height = container.draggedHeight, container.detentHeights.indices.contains(index) else { return }
        container.detentIndex = index
        let (target, operation) = (container.detentHeights[index], dismissal)
        dismissal = nil
        operation?.cancelInteraction()
        let animation = Animation(on: container.host.reference) { [weak container] in
            container?.draggedHeight = height + (target - height) * $0
        } completion: { [weak self] in
            self?.container.draggedHeight = nil
            self?.settling = nil
            operation?.interactionWasCancelled()
        }
        settling = animation
        animation.play()
    }
}

extension UIPresentationController {
    /// Handles one event of the drag of a sheet. For tests.
    package func drag(_ event: DragEvent) {
        presentedViewController.presentation.container?.dragging.handle(event)
    }
}
