internal import CGTK
internal import GObjectKit

/// Shows an image according to `contentMode`. Icons keep their aspect ratio.
@preconcurrency @MainActor
open class UIImageView: UIView {
    private var natural = CGSize.zero
    private var icon: GObjectReference?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a view with the size of the image.
    public init(image: UIImage?) {
        super.init(frame: .zero)
        setUp()
        self.image = image
        // Property observers don't run in an initializer.
        draw()
        sizeToFit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func setUp() {
        embed(GObjectReference(adw_bin_new()))
        isUserInteractionEnabled = false
    }

    /// The image to show.
    open var image: UIImage? {
        didSet { draw() }
    }

    override func contentModeDidChange() {
        draw()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        viewStyle.set("color", tintColor?.css, on: widget)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let icon else { return }
        let side = Int32(max(1, min(bounds.width, bounds.height)))
        if gtk_image_get_pixel_size(icon.opaque) != side { gtk_image_set_pixel_size(icon.opaque, side) }
    }

    open override var intrinsicContentSize: CGSize {
        image == nil ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : natural
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { natural }

    private func draw() {
        defer { invalidateIntrinsicContentSize() }
        guard widget !== host.reference else { return }
        icon = image?.symbol == nil ? nil : image?.makeIcon(size: 20)
        let texture = image?.texture
        let picture = texture.map { GObjectReference(gtk_picture_new_for_paintable($0.opaque)) }
        natural = image?.size(ofPixels: texture.map { CGSize(ofTexture: $0.opaque) }) ?? .zero
        if let picture { contentMode.apply(to: picture) }
        adw_bin_set_child(widget.cast(), (icon ?? picture)?.widget)
        setNeedsLayout()
    }
}

extension UIView.ContentMode {
    @MainActor fileprivate func apply(to picture: GObjectReference) {
        let fit: GtkContentFit =
            switch self {
            case .scaleAspectFit: GTK_CONTENT_FIT_CONTAIN
            case .scaleAspectFill: GTK_CONTENT_FIT_COVER
            default: GTK_CONTENT_FIT_FILL
            }
        gtk_picture_set_content_fit(picture.opaque, fit)
        gtk_widget_set_halign(picture.widget, horizontal)
        gtk_widget_set_valign(picture.widget, vertical)
    }

    private var isScaling: Bool { rawValue <= UIView.ContentMode.redraw.rawValue }

    private var horizontal: GtkAlign {
        switch self {
        case .left, .topLeft, .bottomLeft: GTK_ALIGN_START
        case .right, .topRight, .bottomRight: GTK_ALIGN_END
        default: isScaling ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER
        }
    }

    private var vertical: GtkAlign {
        switch self {
        case .top, .topLeft, .topRight: GTK_ALIGN_START
        case .bottom, .bottomLeft, .bottomRight: GTK_ALIGN_END
        default: isScaling ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER
        }
    }
}
