internal import CGTK
internal import GObjectKit

/// A view that shows text.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        embed(GObjectReference(gtk_label_new(nil)))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var defaultTraits: UIAccessibilityTraits { .staticText }

    /// The text to show.
    open var text: String? {
        didSet {
            draw { gtk_label_set_text($0, text ?? "") }
            onText?()
        }
    }
    /// Called after the text has changed.
    var onText: (() -> Void)?

    /// The text with its attributes. On Linux the font and color at its start apply to the whole text.
    open var attributedText: NSAttributedString? {
        get { plainAttributes.map { NSAttributedString(string: text ?? "", attributes: $0) } }
        set {
            text = newValue?.string
            let hasText = (newValue?.length ?? 0) > 0
            plainAttributes = hasText ? newValue?.attributes(at: 0, effectiveRange: nil) : nil
            let attributes = TextAttributes(plainAttributes)
            if let font = attributes.font { self.font = font }
            if let color = attributes.color { textColor = color }
        }
    }
    private var plainAttributes: [NSAttributedString.Key: Any]?

    /// The maximum number of lines; 0 for no limit.
    open var numberOfLines = 1 {
        didSet { draw { drawLines(of: $0) } }
    }

    /// The wrapping or truncation of text that doesn't fit.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { draw { drawLines(of: $0) } }
    }

    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural {
        didSet { draw { drawAlignment(of: $0) } }
    }

    /// The font of the text.
    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet {
            viewStyle.setFont(font, on: widget)
            invalidateIntrinsicContentSize()
        }
    }

    open var adjustsFontForContentSizeCategory = false

    /// The color of the text.
    open var textColor: UIColor! = .label {
        didSet { viewStyle.set("color", textColor?.css, on: widget) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        numberOfLines == 1 ? measuredSize() : measuredSize(width: size.width)
    }

    private func setUp() {
        viewStyle.setFont(font, on: widget)
        isUserInteractionEnabled = false
        drawLines(of: widget.opaque)
        drawAlignment(of: widget.opaque)
    }

    /// Does nothing for a label from an archive, which has no GtkLabel.
    private func draw(_ change: (OpaquePointer) -> Void) {
        guard widget !== host.reference else { return }
        change(widget.opaque)
        invalidateIntrinsicContentSize()
    }

    private func drawLines(of label: OpaquePointer) {
        gtk_label_set_wrap(label, numberOfLines == 1 ? 0 : 1)
        gtk_label_set_wrap_mode(label, lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        gtk_label_set_lines(label, numberOfLines > 1 ? Int32(numberOfLines) : -1)
        gtk_label_set_ellipsize(label, numberOfLines == 0 ? PANGO_ELLIPSIZE_NONE : ellipsis)
    }

    private var ellipsis: PangoEllipsizeMode {
        switch lineBreakMode {
        case .byWordWrapping, .byCharWrapping, .byClipping: PANGO_ELLIPSIZE_NONE
        case .byTruncatingHead: PANGO_ELLIPSIZE_START
        case .byTruncatingTail: PANGO_ELLIPSIZE_END
        case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        }
    }

    private func drawAlignment(of label: OpaquePointer) {
        // NB: GTK mirrors left and right in a language that is written from right to left.
        let (start, end) = (GTK_JUSTIFY_LEFT, GTK_JUSTIFY_RIGHT)
        let justify =
            switch textAlignment {
            case .natural, .justified: start
            case .left: isRightToLeft ? end : start
            case .right: isRightToLeft ? start : end
            case .center: GTK_JUSTIFY_CENTER
            }
        gtk_label_set_justify(label, justify)
        gtk_label_set_xalign(label, justify == start ? 0 : justify == end ? 1 : 0.5)
    }
}
