internal import CGTK
internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

/// A bar below a page, about its passwords: the question whether one is saved, or the users to choose from. It is above
/// the page if the pointer is where it would appear.
@MainActor
final class PasswordBar: UIView {
    struct Button {
        let title: String
        /// The name of an icon in front of the title.
        var icon: String?
        /// Whether the title is shown, and not only a tooltip.
        var showsTitle = true
        let perform: () -> Void
    }

    private let box = GObjectReference(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
    private var engine: GObjectReference?
    private var isAtTop = false

    /// Creates a bar with a question and its answers.
    init(question: String, user: String, answers: [Button]) {
        super.init(frame: .zero)
        embedBox()
        addLabel(question, class: "heading")
        if !user.isEmpty { addLabel(user, class: "caption", mostLines: 2) }
        let row = addRow(answers)
        gtk_widget_set_halign(row.widget, GTK_ALIGN_END)
    }

    /// Creates a bar with rows of buttons. The first button of a row is as wide as possible.
    init(rows: [[Button]]) {
        super.init(frame: .zero)
        embedBox()
        for row in rows.map(addRow) {
            gtk_widget_set_hexpand(gtk_widget_get_first_child(row.widget), 1)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported.")
    }

    /// Shows the bar at an edge of a view, beside the page.
    func show(in view: UIView, beside engine: GObjectReference) {
        self.engine = engine
        let height = sizeThatFits(CGSize(width: view.bounds.width, height: 0)).height
        isAtTop = AnswerDelay.pointer(in: view).map { $0.y >= view.bounds.height - height } == true
        view.addSubview(self)
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
            isAtTop
                ? topAnchor.constraint(equalTo: view.topAnchor) : bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    /// Moves the keyboard focus to the first button.
    func takeFocus() {
        gtk_widget_child_focus(box.widget, GTK_DIR_TAB_FORWARD)
    }

    func close() {
        setMargin(0)
        removeFromSuperview()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        setMargin(Int32(bounds.height))
    }

    private func setMargin(_ height: Int32) {
        guard let engine else { return }
        isAtTop ? gtk_widget_set_margin_top(engine.widget, height) : gtk_widget_set_margin_bottom(engine.widget, height)
    }

    private func embedBox() {
        box.addClass("tn-passwords")
        embed(box)
        AnswerDelay.begin(on: box)
    }

    /// - Parameter mostLines: the number of lines after which the text is cut; without one, it isn't.
    private func addLabel(_ text: String, class name: String, mostLines: Int32? = nil) {
        let label = GObjectReference(gtk_label_new(text))
        gtk_label_set_wrap(label.opaque, 1)
        gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
        if let mostLines {
            gtk_label_set_lines(label.opaque, mostLines)
            gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        }
        gtk_label_set_xalign(label.opaque, 0)
        label.addClass(name)
        box.append(label)
    }

    private func addRow(_ buttons: [Button]) -> GObjectReference {
        let row = GObjectReference(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
        for button in buttons {
            row.append(Self.makeWidget(of: button))
        }
        box.append(row)
        return row
    }

    private static func makeWidget(of button: Button) -> GObjectReference {
        let widget = GObjectReference(gtk_button_new())
        let content = GObjectReference(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
        gtk_widget_set_halign(content.widget, GTK_ALIGN_CENTER)
        if let icon = button.icon { content.append(GObjectReference(gtk_image_new_from_icon_name(icon))) }
        if button.showsTitle {
            let label = GObjectReference(gtk_label_new(button.title))
            gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_MIDDLE)
            content.append(label)
        } else {
            gtk_widget_set_tooltip_text(widget.widget, button.title)
            widget.addClass("flat")
        }
        widget.setButtonChild(content)
        widget.setAccessibleLabel(button.title)
        widget.on("clicked") { _ in
            button.perform()
            return .unhandled
        }
        return widget
    }
}
