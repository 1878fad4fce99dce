internal import CGTK
internal import GObjectKit

/// One page of the inspector: its name, its icon, its groups, and how they are brought up to date.
@MainActor
protocol InspectorPage: AnyObject {
    var title: String { get }
    var icon: String { get }
    var groups: [RowGroup] { get }

    func update()
}

extension InspectorPage {
    /// The page with its groups below each other.
    func makeWidget() -> GObjectReference {
        let page = GObjectReference(adw_preferences_page_new())
        for group in groups {
            adw_preferences_page_add(page.cast(), group.reference.cast())
        }
        return page
    }
}
