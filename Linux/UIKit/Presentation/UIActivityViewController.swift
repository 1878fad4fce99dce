internal import CGTK

/// Offers actions for an item. A file can be opened in its app or saved to the downloads folder; a URL or text can be
/// copied.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// A closure that receives the activity, whether it was completed, its returned items, and its error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Called once, after the user has chosen and the dialog has been dismissed.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    package let file: URL?
    /// The text to copy if there is no file.
    private let text: String?
    private var hasChosen = false
    /// The window of the dialog, for messages after it.
    private weak var window: UIWindow?

    /// - Parameter activityItems: the items. The dialog is for the first file URL, or else for the first URL or string.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        file = activityItems.lazy.compactMap { $0 as? URL }.first { $0.isFileURL }
        text = activityItems.lazy.compactMap { ($0 as? URL)?.absoluteString ?? $0 as? String }.first
        super.init(nibName: nil, bundle: nil)
        title = file?.lastPathComponent ?? text.map { String($0.prefix(300)) }
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { .overFullScreen }
        set {}
    }

    /// The actions, in the order of the buttons.
    package var actions: [UIAlertAction] {
        guard let file else { return (text.map { [copying($0)] } ?? []) + [action(.cancel, .cancel) { nil }] }
        return [
            action(.open) { "open" },
            action(.saveToDownloads) { [weak self] in
                let place = try DownloadsFolder.keep(file)
                self?.window?.showSavedToast(place)
                return "save"
            },
            action(.cancel, .cancel) { nil },
        ]
    }

    private func copying(_ text: String) -> UIAlertAction {
        action(.copy) { [weak self] in
            guard let handle = self?.window?.handle else { return nil }
            gdk_clipboard_set_text(gtk_widget_get_clipboard(handle.reference.widget), text)
            handle.showToast(SystemText.copied.text())
            return "copy"
        }
    }

    open override func loadView() {
        let card = AlertView(title: title, message: nil) { [weak self] in self?.choose($0) }
        for action in actions { card.add(action, isPreferred: false) }
        view = card
    }

    /// Cancels the dialog, as the Escape key does.
    func cancel() {
        if let action = actions.last { choose(action) }
    }

    /// Dismisses the dialog, then performs the action, once.
    package func choose(_ action: UIAlertAction) {
        guard !hasChosen else { return }
        if action.title == SystemText.open.text(), let file, !ExternalOpener.open(file) {
            return showNothingOpensToast()
        }
        hasChosen = true
        window = viewIfLoaded?.window
        presentation.presenter?.dismiss(animated: true) { withExtendedLifetime(self) { action.handler?(action) } }
    }

    /// Shows that no app opens the file. The dialog stays open, because the file can still be saved.
    private func showNothingOpensToast() {
        (viewIfLoaded as? AlertView)?.setText(title: title, message: SystemText.nothingOpens.text())
    }

    /// - Parameter perform: performs the action and returns its activity type; nil for none.
    private func action(
        _ title: SystemText, _ style: UIAlertAction.Style = .default, perform: @escaping () throws -> String?
    ) -> UIAlertAction {
        UIAlertAction(title: title.text(), style: style) { [completionWithItemsHandler] _ in
            do {
                let done = try perform()
                completionWithItemsHandler?(done.map { UIActivity.ActivityType(rawValue: $0) }, done != nil, nil, nil)
            } catch {
                completionWithItemsHandler?(nil, false, nil, error)
            }
        }
    }
}

extension UIWindow {
    /// Shows that a file was saved, with a button that opens it.
    func showSavedToast(_ file: URL) {
        handle.showToast(
            SystemText.savedToDownloads.text(file.lastPathComponent),
            button: (
                SystemText.open.text(),
                { [weak self] in
                    if !ExternalOpener.open(file) { self?.handle.showToast(SystemText.nothingOpens.text()) }
                }
            ))
    }
}
