internal import GObjectKit

extension ViewStyle {
    /// iOS's points are drawn a little smaller, so that body text has the desktop's size.
    func setFont(_ font: UIFont?, on widget: GObjectReference) {
        set("font-size", font.map { "\(($0.pointSize * 15 / 17).rounded())px" }, on: widget)
        set("font-weight", font.map { "\($0.weight)" }, on: widget)
    }
}
