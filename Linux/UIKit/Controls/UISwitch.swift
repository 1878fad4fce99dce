internal import CGTK
internal import GObjectKit

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    private var isSetting = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        setUp()
    }

    private func setUp() {
        embed(GObjectReference(gtk_switch_new()))
        widget.on("notify::active") { [weak self] _ in
            guard let self, !self.isSetting else { return .unhandled }
            self.sendActions(for: [.valueChanged, .primaryActionTriggered])
            return .unhandled
        }
    }

    /// Whether the switch is on. Setting it sends no events.
    open var isOn: Bool {
        get { gtk_switch_get_active(widget.opaque) != 0 }
        set {
            isSetting = true
            gtk_switch_set_active(widget.opaque, newValue ? 1 : 0)
            isSetting = false
        }
    }

    /// Switches on or off without sending events. On Linux the animation is GTK's.
    open func setOn(_ on: Bool, animated: Bool) {
        isOn = on
    }

    /// The background color while on; nil for the accent color.
    open var onTintColor: UIColor? {
        didSet { viewStyle.set("background-color", onTintColor?.css, on: widget, state: ":checked") }
    }
}
