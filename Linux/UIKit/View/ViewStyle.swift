internal import GObjectKit

/// The CSS declarations of a view, as classes of the shared style sheet.
@MainActor
final class ViewStyle {
    private var classes: [String: String] = [:]

    /// Sets a property, or removes it with nil.
    ///
    /// - Parameter state: the part of the selector after the class, such as `:checked`.
    func set(_ property: String, _ value: String?, on widget: GObjectReference, state: String = "") {
        if let old = classes.removeValue(forKey: property) { widget.removeClass(old) }
        guard let value else { return }
        let name = StyleSheet.shared.className(for: "\(property): \(value);", state: state)
        classes[property] = name
        widget.addClass(name)
    }
}

extension ViewStyle {
    /// Sets the font. Sizes are scaled down a little, so that iOS's body text has the desktop's text size.
    ///
    /// NB: GTK scales a size in points with the desktop's text, and doesn't scale pixels. A point is 4/3 pixels.
    func setFont(_ font: UIFont?, on widget: GObjectReference, state: String = "") {
        let points = font.map { ($0.designedSize * 15 / 17).rounded() * 3 / 4 }
        set("font-size", points.map { "\($0)pt" }, on: widget, state: state)
        set("font-weight", font.map { "\($0.weight)" }, on: widget, state: state)
    }
}
