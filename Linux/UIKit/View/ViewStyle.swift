internal import GObjectKit

/// The CSS declarations of one view, as classes of the shared style sheet.
@MainActor
final class ViewStyle {
    private var classes: [String: String] = [:]

    /// Sets or, with nil, removes one property.
    ///
    /// - Parameter state: what stands after the class in the selector, such as `:checked`.
    func set(_ property: String, _ value: String?, on widget: GObjectReference, state: String = "") {
        if let old = classes.removeValue(forKey: property) { widget.removeClass(old) }
        guard let value else { return }
        let name = StyleSheet.shared.className(for: "\(property): \(value);", state: state)
        classes[property] = name
        widget.addClass(name)
    }
}
