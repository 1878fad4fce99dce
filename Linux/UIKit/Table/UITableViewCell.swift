internal import CGTK
internal import GObjectKit

/// One row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    var row: GObjectReference?
    private let face: CellFace
    private let primary = UILabel()
    private let secondary = UILabel()
    private let picture = CellImageView(frame: .zero)

    /// A row with a style. Subclasses override this; a table that makes its cells itself asks for the default style.
    public init(style: CellStyle, reuseIdentifier: String?) {
        face = CellFace(style)
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
        face = CellFace(.default)
        super.init(coder: coder)
        setUp(.default)
    }

    /// A cell of a class that is known at run time only; see InitTemplate.
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

    /// NB: GTK 4.8 names no row by what it holds.
    func nameRow() {
        guard let row else { return }
        let texts = face.showsOwnContent ? content.texts : [primary, secondary].compactMap(\.text)
        row.setAccessibleLabel(accessibilityLabel ?? texts.filter { !$0.isEmpty }.joined(separator: ", "))
    }

    /// Which cells can take this one's place.
    open private(set) var reuseIdentifier: String?

    /// The text.
    open var textLabel: UILabel? { primary }

    /// The second text; nil where the style has none.
    open var detailTextLabel: UILabel? { face.style == .default ? nil : secondary }

    /// The picture at the left end.
    open var imageView: UIImageView? { picture }

    /// Holds what an app adds to the row, in place of texts and picture.
    open var contentView: UIView { content }
    private let content = CellContentView(frame: .zero)

    /// What stands at the right end.
    open var accessoryType = AccessoryType.none {
        didSet { drawAccessory() }
    }

    /// A view at the right end, in place of the accessory; such as a switch.
    open var accessoryView: UIView? {
        didSet { drawAccessory() }
    }

    /// Whether a chosen row is marked. A row without a style cannot be chosen.
    open var selectionStyle = SelectionStyle.default {
        didSet {
            if let row { gtk_list_box_row_set_activatable(row.cast(), selectionStyle == .none ? 0 : 1) }
        }
    }

    /// Whether the row is chosen.
    open var isSelected: Bool {
        get { isMarked }
        set { setSelected(newValue, animated: false) }
    }
    private var isMarked = false

    /// Marks the row as chosen, or no longer.
    open func setSelected(_ selected: Bool, animated: Bool) {
        isMarked = selected
        if selected { widget.addClass("tn-row-selected") } else { widget.removeClass("tn-row-selected") }
    }

    /// To be overridden: the cell is about to show another row.
    open func prepareForReuse() {}

    private func drawAccessory() {
        face.setAccessory(accessoryView, iconName: accessoryType.iconName)
    }
}
