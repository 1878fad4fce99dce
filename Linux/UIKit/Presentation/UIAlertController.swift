/// A question to the user, as a card over the window.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The possible answers.
    open private(set) var actions: [UIAlertAction] = []
    /// The style that the alert was made with.
    open private(set) var preferredStyle = Style.alert
    /// The action for the Return key.
    open var preferredAction: UIAlertAction?
    /// The fields for the user's text; nil for none.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
    private var fields: [UITextField] = []
    private var hasChosen = false

    /// An alert without answers.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// The text below the title.
    open var message: String? {
        didSet { card?.setText(title: title, message: message) }
    }

    open override var title: String? {
        didSet { card?.setText(title: title, message: message) }
    }

    private var card: AlertView? { viewIfLoaded as? AlertView }

    /// An alert lies over everything, so it has no sheet's style.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { .overFullScreen }
        set {}
    }

    /// Adds an answer, to the right of or below the others.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        card?.add(action, isPreferred: action === preferredAction)
    }

    /// Adds a field below the others, and has it set up.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        fields.append(field)
        field.addAction(UIAction { [weak self] _ in self?.confirm() }, for: .primaryActionTriggered)
        card?.add(field)
    }

    /// Return in a field: the preferred action, or the only one that does not cancel.
    private func confirm() {
        let others = actions.filter { $0.style != .cancel }
        if let action = preferredAction ?? (others.count == 1 ? others.first : nil) { choose(action) }
    }

    open override func loadView() {
        let card = AlertView(title: title, message: message) { [weak self] in self?.choose($0) }
        for field in fields { card.add(field) }
        for action in actions { card.add(action, isPreferred: action === preferredAction) }
        view = card
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hasChosen = false
    }

    /// An action sheet is cancelled, a question is not.
    func userDidClickBeside() { if preferredStyle == .actionSheet { cancel() } }

    /// Escape: the cancelling action, or the only one that there is.
    func cancel() {
        guard let action = actions.first(where: { $0.style == .cancel }) ?? (actions.count == 1 ? actions.first : nil)
        else { return }
        choose(action)
    }

    /// Closes first and calls the handler afterwards, once.
    package func choose(_ action: UIAlertAction) {
        guard !hasChosen, action.isEnabled else { return }
        hasChosen = true
        presentation.presenter?.dismiss(animated: true) { action.handler?(action) }
    }

    /// Where an alert comes from: a question, or a choice among actions. Both look the same here. A click beside a choice
    /// cancels it.
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }
}
