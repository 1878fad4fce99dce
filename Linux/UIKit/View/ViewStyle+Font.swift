internal import GObjectKit

extension ViewStyle {
    /// Sets the font. Sizes are scaled down a little, so that iOS's body text has the desktop's text size.
    func setFont(_ font: UIFont?, on widget: GObjectReference) {
        set("font-size", font.map { "\(($0.pointSize * 15 / 17).rounded())px" }, on: widget)
        set("font-weight", font.map { "\($0.weight)" }, on: widget)
    }
}
