internal import CGTK
internal import GObjectKit

/// An item of a collection view. A screen reader reads its accessibility label, or else its texts.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        host.reference.setRole(GTK_ACCESSIBLE_ROLE_LIST_ITEM)
        host.reference.addClass("tn-cell")
        fill(with: contentView, at: 0)
    }

    private func fill(with view: UIView, at index: Int) {
        view.frame = CGRect(origin: .zero, size: bounds.size)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: index)
    }

    /// The view for the app's own content.
    open var contentView: UIView { content }
    private let content = UIView(frame: .zero)

    /// A view behind the content.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { fill(with: backgroundView, at: 0) }
        }
    }

    /// A view between the background and the content, while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            drawSelection()
        }
    }

    /// Whether the item is selected.
    open var isSelected = false {
        didSet { drawSelection() }
    }

    /// Whether the item is pressed.
    open var isHighlighted = false {
        didSet { drawSelection() }
    }

    private func drawSelection() {
        host.reference.setSelected(isSelected)
        let isShown = isSelected || isHighlighted
        guard let view = selectedBackgroundView, isShown != (view.superview === self) else { return }
        if isShown { fill(with: view, at: backgroundView == nil ? 0 : 1) } else { view.removeFromSuperview() }
    }

    open override var accessibilityLabel: String? {
        didSet { updateName() }
    }

    /// NB: GTK 4.8 doesn't name a list item after its content.
    func updateName() {
        let texts = accessibilityLabel.map { [$0] } ?? content.spokenTexts
        host.reference.setAccessibleLabel(texts.filter { !$0.isEmpty }.joined(separator: ", "))
    }

    /// Whether the cell itself has the keyboard focus, not a control in it.
    var isFocused: Bool { gtk_widget_is_focus(host.widget) != 0 }

    /// Moves the keyboard focus to the cell.
    func takeFocus() {
        updateName()
        canTakeFocus = true
        gtk_widget_grab_focus(host.widget)
    }

    /// Whether the Tab key stops at the cell.
    var canTakeFocus: Bool {
        get { gtk_widget_get_focusable(host.widget) != 0 }
        set { gtk_widget_set_focusable(host.widget, newValue ? 1 : 0) }
    }
}

extension UIView {
    fileprivate var spokenTexts: [String] {
        subviews.filter { !$0.isHidden }.flatMap {
            [$0.accessibilityLabel ?? ($0 as? UILabel)?.text].compactMap(\.self) + $0.spokenTexts
        }
    }
}
