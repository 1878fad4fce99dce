internal import GObjectKit

/// The CSS declarations of one view, as classes of the shared style sheet.
@MainActor
final class ViewStyle {
    private var classes: [String: String] = [:]

    /// Sets or, with nil, removes one property.
    func set(_ property: String, _ value: String?, on widget: GObjectReference) {
        if let old = classes.removeValue(forKey: property) { widget.removeClass(old) }
        guard let value else { return }
        let name = StyleSheet.shared.className(for: "\(property): \(value);")
        classes[property] = name
        widget.addClass(name)
    }
}
