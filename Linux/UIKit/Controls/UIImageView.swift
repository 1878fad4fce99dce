internal import CGTK
internal import GObjectKit

/// Shows a picture, which keeps its proportions.
@preconcurrency @MainActor
open class UIImageView: UIView {
    private var natural = CGSize.zero
    private var icon: GObjectReference?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A view as large as the picture.
    public init(image: UIImage?) {
        super.init(frame: .zero)
        setUp()
        self.image = image
        // Observers do not run inside an initialiser.
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

    /// The picture.
    open var image: UIImage? {
        didSet { draw() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        style.set("color", tintColor?.css, on: widget)
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
        icon = image?.iconName.map { GObjectReference(gtk_image_new_from_icon_name($0)) }
        let texture = image?.texture
        let picture = texture.map { GObjectReference(gtk_picture_new_for_paintable($0.opaque)) }
        natural = texture?.textureSize ?? CGSize(width: 20, height: 20)
        adw_bin_set_child(widget.cast(), (icon ?? picture)?.widget)
        setNeedsLayout()
    }
}
