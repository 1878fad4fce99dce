internal import CGTK
internal import GObjectKit

/// One section of the inspector.
@MainActor
protocol InspectorSection: AnyObject {
    var title: String { get }
    var icon: String { get }
    var groups: [RowGroup] { get }

    func update()
}

extension InspectorSection {
    /// A widget with the section's groups, one below the other.
    func makeWidget() -> GObjectReference {
        let page = GObjectReference(adw_preferences_page_new())
        for group in groups {
            adw_preferences_page_add(page.cast(), group.reference.cast())
        }
        return page
    }
}
