/// A view that the user works with, and that calls actions.
@preconcurrency @MainActor
open class UIControl: UIView {
    private var actions: [(event: Event, action: UIAction)] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Whether the user can work with the control.
    open var isEnabled = true {
        didSet { enabledDidChange() }
    }

    /// Whether the control is the chosen one of several, or on. Buttons show what they have for that state.
    open var isSelected = false {
        didSet { enabledDidChange() }
    }

    /// What the control is like at the moment.
    open var state: State {
        var state = State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Calls the action at each of the events; one with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        actions.append((controlEvents, action))
    }

    /// No longer calls the action at the events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.event == controlEvents }
    }

    /// Calls the actions of the events.
    open func sendActions(for controlEvents: Event) {
        let due = actions.filter { !$0.event.intersection(controlEvents).isEmpty }
        for entry in due { entry.action.run(sender: self) }
    }

    func enabledDidChange() {
        drawEnabled()
    }
}
