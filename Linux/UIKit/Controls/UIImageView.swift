internal import CGTK
internal import GObjectKit

/// Shows a picture, which keeps its proportions.
@preconcurrency @MainActor
open class UIImageView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

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
        embed(GObjectReference(gtk_image_new()))
        isUserInteractionEnabled = false
    }

    open var image: UIImage? {
        didSet { draw() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        style.set("color", tintColor?.css, on: widget)
    }

    open override var intrinsicContentSize: CGSize {
        image == nil ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : natural
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { natural }

    private var natural: CGSize { image?.size ?? .zero }

    private func draw() {
        defer { invalidateIntrinsicContentSize() }
        guard widget !== host.reference else { return }
        if let icon = image?.iconName {
            gtk_image_set_from_icon_name(widget.opaque, icon)
        } else {
            let texture = image?.texture
            gtk_image_set_from_paintable(widget.opaque, texture?.opaque)
        }
    }
}
