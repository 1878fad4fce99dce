internal import CGTK

/// Asks what to do with a file: open it in its app, or keep it in the user's folder for downloads. An address or a text can be
/// copied.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// What was done, whether it was, what it gave back, and what went wrong.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Called once the user has chosen, after the question is gone.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    package let file: URL?
    /// What it is about where there is no file.
    private let text: String?
    private var hasChosen = false
    /// Where the question was, for what is said after it.
    private weak var window: UIWindow?

    /// - Parameter activityItems: the first URL of a file is what the question is about, or else the first address or text.
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

    /// In the order in which they are offered.
    package var actions: [UIAlertAction] {
        guard let file else { return (text.map { [copying($0)] } ?? []) + [action("Cancel", .cancel) { nil }] }
        return [
            action("Open") { "open" },
            action("Save to Downloads") { [weak self] in
                let place = try DownloadsFolder.save(file)
                self?.saySaved(place)
                return "save"
            },
            action("Cancel", .cancel) { nil },
        ]
    }

    private func copying(_ text: String) -> UIAlertAction {
        action("Copy") { [weak self] in
            guard let handle = self?.window?.handle else { return nil }
            gdk_clipboard_set_text(gtk_widget_get_clipboard(handle.reference.widget), text)
            handle.say("Copied")
            return "copy"
        }
    }

    open override func loadView() {
        let card = AlertView(title: title, message: nil) { [weak self] in self?.choose($0) }
        for action in actions { card.add(action, isPreferred: false) }
        view = card
    }

    /// Escape.
    func cancel() {
        if let action = actions.last { choose(action) }
    }

    /// Closes first and acts afterwards, once.
    package func choose(_ action: UIAlertAction) {
        guard !hasChosen else { return }
        if action.title == "Open", let file, !ExternalOpener.open(file) { return sayNothingOpens() }
        hasChosen = true
        window = viewIfLoaded?.window
        presentation.presenter?.dismiss(animated: true) { withExtendedLifetime(self) { action.handler?(action) } }
    }

    /// The choice stays: the file can be kept.
    private func sayNothingOpens() {
        (viewIfLoaded as? AlertView)?.setText(title: title, message: Self.nothingOpens)
    }

    /// Says where the file is, and opens it from there.
    private func saySaved(_ file: URL) {
        window?.handle.say(
            "“\(file.lastPathComponent)” was saved to Downloads",
            button: (
                "Open",
                { [weak window] in
                    if !ExternalOpener.open(file) { window?.handle.say(Self.nothingOpens) }
                }
            ))
    }

    /// What the question says where the desktop has no app for the file.
    package static let nothingOpens = "No app on this computer opens files of this kind."

    /// - Parameter perform: gives the name of what was done; nil for nothing.
    private func action(
        _ title: String, _ style: UIAlertAction.Style = .default, perform: @escaping () throws -> String?
    ) -> UIAlertAction {
        UIAlertAction(title: title, style: style) { [completionWithItemsHandler] _ in
            do {
                let done = try perform()
                completionWithItemsHandler?(done.map { UIActivity.ActivityType(rawValue: $0) }, done != nil, nil, nil)
            } catch {
                completionWithItemsHandler?(nil, false, nil, error)
            }
        }
    }
}
