/// A view that calls actions when the user interacts with it.
@preconcurrency @MainActor
open class UIControl: UIView {
    private var actions: [(event: Event, action: UIAction)] = []

    /// Whether the user can interact with the control.
    open var isEnabled = true {
        didSet { enabledDidChange() }
    }

    /// Whether the control is selected. A selected button shows the title and image for that state.
    open var isSelected = false {
        didSet { enabledDidChange() }
    }

    /// The current state of the control.
    open var state: State {
        var state = State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Adds an action for events. Replaces an action with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        actions.append((controlEvents, action))
    }

    /// Removes an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.event == controlEvents }
    }

    /// Calls the actions for events.
    open func sendActions(for controlEvents: Event) {
        let due = actions.filter { !$0.event.intersection(controlEvents).isEmpty }
        for entry in due { entry.action.run(sender: self) }
    }

    func enabledDidChange() {
        drawEnabled()
    }
}
