/// An alert with actions, shown as a card over the window.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The actions of the alert.
    open private(set) var actions: [UIAlertAction] = []
    /// The style of the alert.
    open private(set) var preferredStyle = Style.alert
    /// The preferred action, which the Return key chooses.
    open var preferredAction: UIAlertAction?
    /// The text fields of the alert; nil if there are none.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
    private var fields: [UITextField] = []
    private var hasChosen = false
    /// Called once the Escape key has dismissed an alert in which it chooses no action; nil if it then has no effect.
    package var escapeHandler: (@MainActor () -> Void)?

    /// Creates an alert without actions.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// The message below the title.
    open var message: String? {
        didSet { card?.setText(title: title, message: message) }
    }

    open override var title: String? {
        didSet { card?.setText(title: title, message: message) }
    }

    private var card: AlertView? { viewIfLoaded as? AlertView }

    /// The presentation style, which can't be changed: an alert is shown over everything else.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { .overFullScreen }
        set {}
    }

    /// Adds an action to the alert.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        card?.add(action, isPreferred: action === preferredAction)
    }

    /// Adds a text field below the others, and calls the handler to configure it.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        fields.append(field)
        field.addAction(UIAction { [weak self] _ in self?.confirm() }, for: .primaryActionTriggered)
        card?.add(field)
    }

    /// Called for Return in a text field. Chooses the preferred action, or the only one that isn't Cancel.
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

    /// Cancels an action sheet. An alert stays.
    func userDidClickBeside() { if preferredStyle == .actionSheet { cancel() } }

    /// Chooses what the Escape key does: the cancel action. Without one, the last action that neither destroys anything
    /// nor is preferred, since that with which the user does the least is usually there.
    func cancel() {
        if let action = actions.first(where: { $0.style == .cancel }) { return choose(action) }
        guard let escapeHandler else {
            if let action = actionOfEscape { choose(action) }
            return
        }
        guard !hasChosen else { return }
        hasChosen = true
        presentation.presenter?.dismiss(animated: true, completion: escapeHandler)
    }

    private var actionOfEscape: UIAlertAction? {
        let harmless = actions.filter { $0.style != .destructive }
        return harmless.last { $0 !== preferredAction } ?? harmless.last ?? (actions.count == 1 ? actions.first : nil)
    }

    /// Dismisses the alert, then calls the action's handler, once.
    package func choose(_ action: UIAlertAction) {
        guard !hasChosen, action.isEnabled else { return }
        hasChosen = true
        presentation.presenter?.dismiss(animated: true) { action.handler?(action) }
    }

    /// The style of an alert. On Linux both look the same, but a click beside an action sheet cancels it.
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }
}
