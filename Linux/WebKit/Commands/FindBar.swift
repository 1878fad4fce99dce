internal import CGTK
internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

/// A search bar above a page: a text field, the number of matches, and buttons for the previous and next
/// match.
@MainActor
final class FindBar: UIView {
    private static let most: guint = 1000
    private static let options =
        WEBKIT_FIND_OPTIONS_CASE_INSENSITIVE.rawValue | WEBKIT_FIND_OPTIONS_WRAP_AROUND.rawValue

    private let entry = GObjectReference(gtk_search_entry_new())
    private let count = GObjectReference(gtk_label_new(nil))
    private let finder: GObjectReference
    private let content: GObjectReference
    /// The color of the current match, which is selected. Without the keyboard, a page's selection is a pale gray.
    private let style = webkit_user_style_sheet_new(
        "::selection { background-color: #ff9a3c; color: black }", WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES,
        WEBKIT_USER_STYLE_LEVEL_USER, nil, nil)
    private var connections: [SignalConnection] = []
    /// Whether a new text is searched.
    private var isCounting = false
    /// The number of matches.
    private var matches = 0
    /// Finds the number of the current match in the page, for the text; nil if it can't be known.
    private let findPosition: (_ text: String, @escaping (Int?) -> Void) -> Void

    init(
        for engine: GObjectReference,
        findPosition: @escaping (_ text: String, _ completion: @escaping (Int?) -> Void) -> Void,
        onClose: @escaping () -> Void
    ) {
        self.findPosition = findPosition
        finder = GObjectReference(
            UnsafeMutableRawPointer(webkit_web_view_get_find_controller(engine.cast())), .retaining)
        content = GObjectReference(
            UnsafeMutableRawPointer(webkit_web_view_get_user_content_manager(engine.cast())), .retaining)
        super.init(frame: .zero)
        webkit_user_content_manager_add_style_sheet(content.opaque, style)
        let box = GObjectReference(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
        box.addClass("tn-find")
        gtk_widget_set_hexpand(entry.widget, 1)
        entry.setAccessibleLabel(SystemText.find.text())
        for part in [entry, count] { gtk_box_append(box.cast(), part.widget) }
        add("go-up-symbolic", .previous, to: box) { [weak self] in self?.previous() }
        add("go-down-symbolic", .next, to: box) { [weak self] in self?.next() }
        add("window-close-symbolic", .close, to: box, onClose)
        embed(box)
        connect(onClose)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported.")
    }

    var preferredHeight: CGFloat { intrinsicContentSize.height }

    func grabFocus() {
        gtk_widget_grab_focus(entry.widget)
    }

    func finish() {
        connections.forEach(finder.disconnect)
        connections = []
        webkit_find_controller_search_finish(finder.opaque)
    }

    isolated deinit {
        webkit_user_content_manager_remove_style_sheet(content.opaque, style)
        webkit_user_style_sheet_unref(style)
    }

    private func connect(_ onClose: @escaping () -> Void) {
        let reactions: [(String, () -> Void)] = [
            ("search-changed", { [weak self] in self?.search() }), ("activate", { [weak self] in self?.next() }),
            ("next-match", { [weak self] in self?.next() }), ("previous-match", { [weak self] in self?.previous() }),
            ("stop-search", onClose),
        ]
        for (signal, react) in reactions {
            entry.on(signal) { _ in
                react()
                return .unhandled
            }
        }
        connections = [
            finder.on("found-text") { [weak self] arguments in
                self?.didFind(arguments.int(1))
                return .unhandled
            },
            finder.on("failed-to-find-text") { [weak self] _ in
                self?.didFind(0)
                return .unhandled
            },
        ]
    }

    private func search() {
        guard let text = gtk_editable_get_text(entry.opaque), text.pointee != 0 else {
            webkit_find_controller_search_finish(finder.opaque)
            matches = 0
            return gtk_label_set_text(count.opaque, "")
        }
        isCounting = true
        webkit_find_controller_search(finder.opaque, text, Self.options, Self.most)
    }

    /// NB: a search reports the number of matches, but a step to the next one reports 1. WebKitGTK's separate count would
    /// remove the marks of the matches.
    private func didFind(_ matches: Int) {
        if isCounting { self.matches = matches }
        isCounting = false
        showCount(nil)
        guard self.matches > 0, let text = gtk_editable_get_text(entry.opaque) else { return }
        findPosition(String(cString: text)) { [weak self] in self?.showCount($0) }
    }

    /// - Parameter position: the number of the current match; nil if it isn't known.
    private func showCount(_ position: Int?) {
        let most = Int(Self.most)
        if let position, position <= matches, matches <= most {
            return gtk_label_set_text(count.opaque, SystemText.matchOf.text("\(position)", "\(matches)"))
        }
        let text: SystemText = matches == 0 ? .notFound : matches > most ? .foundMore : .found
        gtk_label_set_text(count.opaque, text.text("\(min(matches, most))"))
    }

    private func next() {
        webkit_find_controller_search_next(finder.opaque)
    }

    private func previous() {
        webkit_find_controller_search_previous(finder.opaque)
    }

    private func add(_ icon: String, _ name: SystemText, to box: GObjectReference, _ perform: @escaping () -> Void) {
        let button = GObjectReference(gtk_button_new_from_icon_name(icon))
        gtk_widget_set_tooltip_text(button.widget, name.text())
        button.setAccessibleLabel(name.text())
        button.addClass("flat")
        button.on("clicked") { _ in
            perform()
            return .unhandled
        }
        gtk_box_append(box.cast(), button.widget)
    }
}
