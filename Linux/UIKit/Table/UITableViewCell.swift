internal import CGTK
internal import GObjectKit

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    var row: GObjectReference?
    private let face: CellWidgets
    private let primary = UILabel()
    private let secondary = UILabel()
    private let picture = CellImageView(frame: .zero)

    /// Creates a cell of a style. Subclasses override it. A table that creates cells itself uses the default style.
    public init(style: CellStyle, reuseIdentifier: String?) {
        face = CellWidgets(style)
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        setUp(style)
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
    }

    public convenience init() {
        self.init(style: .default, reuseIdentifier: nil)
    }

    public required init?(coder: NSCoder) {
        face = CellWidgets(.default)
        super.init(coder: coder)
        setUp(.default)
    }

    /// Creates a cell of a class that is known only at run time; see InitTemplate.
    static func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
        let made: NSObject = unsafeBitCast(type, to: InitTemplate.Type.self).init()
        let cell = made as? UITableViewCell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        cell.reuseIdentifier = identifier
        return cell
    }

    private func setUp(_ style: CellStyle) {
        embed(face.reference)
        host.setAsksForContent()
        face.add(text: primary, detail: secondary, picture: picture, content: contentView)
        if style != .default { secondary.textColor = .secondaryLabel }
        if style == .subtitle { secondary.font = .preferredFont(forTextStyle: .footnote) }
        primary.numberOfLines = 0
        secondary.numberOfLines = 0
        picture.tintColor = .label
        picture.isHidden = true
        content.onSubviews = { [weak self] in
            self?.face.showsOwnContent = $0
            self?.nameRow()
        }
        for label in [primary, secondary] { label.onText = { [weak self] in self?.nameRow() } }
    }

    open override var accessibilityLabel: String? {
        didSet { nameRow() }
    }

    /// NB: GTK 4.8 doesn't name a row after its content.
    func nameRow() {
        guard let row else { return }
        let texts = face.showsOwnContent ? content.texts : [primary, secondary].compactMap(\.text)
        row.setAccessibleLabel(accessibilityLabel ?? texts.filter { !$0.isEmpty }.joined(separator: ", "))
    }

    /// The identifier for reuse.
    open private(set) var reuseIdentifier: String?

    /// The main text.
    open var textLabel: UILabel? { primary }

    /// The detail text; nil if the style has none.
    open var detailTextLabel: UILabel? { face.style == .default ? nil : secondary }

    /// The image on the left.
    open var imageView: UIImageView? { picture }

    /// The view for the app's own content, which replaces texts and image.
    open var contentView: UIView { content }
    private let content = CellContentView(frame: .zero)

    /// The accessory on the right.
    open var accessoryType = AccessoryType.none {
        didSet { drawAccessory() }
    }

    /// A view on the right instead of the accessory, such as a switch.
    open var accessoryView: UIView? {
        didSet { drawAccessory() }
    }

    /// The highlighting while selected. With `none` the row can't be selected.
    open var selectionStyle = SelectionStyle.default {
        didSet {
            if let row { gtk_list_box_row_set_activatable(row.cast(), selectionStyle == .none ? 0 : 1) }
        }
    }

    /// Whether the row is selected.
    open var isSelected: Bool {
        get { isMarked }
        set { setSelected(newValue, animated: false) }
    }
    private var isMarked = false

    /// Selects or deselects the cell.
    open func setSelected(_ selected: Bool, animated: Bool) {
        isMarked = selected
        if selected { widget.addClass("tn-row-selected") } else { widget.removeClass("tn-row-selected") }
    }

    /// Called before the cell is reused for another row. Subclasses override it.
    open func prepareForReuse() {}

    private func drawAccessory() {
        face.setAccessory(accessoryView, iconName: accessoryType.iconName)
    }
}
