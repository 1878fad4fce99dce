internal import CGTK
internal import GObjectKit

/// The rows inside an expander row. They are made each time it expands, because a screen's screenshot may be captured
/// after its row was made.
@MainActor
final class ExpanderContent {
    private let make: @MainActor () -> [GObjectReference]
    private var rows: [GObjectReference] = []

    init(_ make: @escaping @MainActor () -> [GObjectReference]) {
        self.make = make
    }

    func fill(_ expander: UnsafeMutablePointer<AdwExpanderRow>) {
        for row in rows { adw_expander_row_remove(expander, row.widget) }
        rows = make()
        for row in rows {
            row.attach { adw_expander_row_add_row(expander, $0) }
        }
    }
}
