internal import CGTK
internal import GObjectKit

/// The widgets of a cell: image, texts, the app's own content, and an accessory.
@MainActor
final class CellWidgets {
    let style: UITableViewCell.CellStyle
    let reference = GObjectReference(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12))
    private let texts: GObjectReference
    private let end = GObjectReference(adw_bin_new())
    private weak var picture: UIImageView?
    private weak var content: UIView?

    init(_ style: UITableViewCell.CellStyle) {
        self.style = style
        texts = GObjectReference(
            gtk_box_new(style == .subtitle ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 3))
        reference.addClass("tn-row")
        gtk_widget_set_valign(texts.widget, GTK_ALIGN_CENTER)
        gtk_widget_set_hexpand(texts.widget, 1)
        gtk_widget_set_valign(end.widget, GTK_ALIGN_CENTER)
    }

    func add(text: UILabel, detail: UILabel, picture: UIImageView, content: UIView) {
        (self.picture, self.content) = (picture, content)
        for label in [text, detail] {
            label.host.setAsksForContent()
            texts.append(label.host.reference)
        }
        gtk_widget_set_hexpand(text.host.widget, 1)
        picture.host.setAsksForContent()
        gtk_widget_set_valign(picture.host.widget, GTK_ALIGN_CENTER)
        gtk_widget_set_hexpand(content.host.widget, 1)
        for part in [picture.host.reference, texts, content.host.reference, end] { reference.append(part) }
        gtk_widget_set_visible(content.host.widget, 0)
    }

    /// Whether the app's own content replaces the texts and the image.
    var showsOwnContent = false {
        didSet {
            gtk_widget_set_visible(texts.widget, showsOwnContent ? 0 : 1)
            if showsOwnContent { picture?.isHidden = true }
            if let content { gtk_widget_set_visible(content.host.widget, showsOwnContent ? 1 : 0) }
        }
    }

    func setAccessory(_ view: UIView?, iconName: String?) {
        if let view {
            let size = view.sizeThatFits(view.bounds.size)
            gtk_widget_set_size_request(view.host.widget, Int32(size.width), Int32(size.height))
            end.setBinChild(view.host.reference)
        } else {
            end.setBinChild(iconName.map { GObjectReference(gtk_image_new_from_icon_name($0)) })
        }
    }
}

/// The content view of a cell. Reports that the app has added a subview.
@MainActor
final class CellContentView: UIView {
    var onSubviews: (Bool) -> Void = { _ in }

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        onSubviews(true)
    }

    /// The texts of its labels.
    var texts: [String] { texts(of: self) }

    private func texts(of view: UIView) -> [String] {
        view.subviews.flatMap { [($0 as? UILabel)?.text].compactMap(\.self) + texts(of: $0) }
    }
}

/// The image view of a cell. Without an image it takes up no space.
@MainActor
final class CellImageView: UIImageView {
    override var image: UIImage? {
        didSet { isHidden = image == nil }
    }
}
