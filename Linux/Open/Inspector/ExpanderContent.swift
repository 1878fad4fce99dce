internal import CGTK
internal import GObjectKit

/// What is in a row that opens. It is made anew each time that the row opens: the picture of a screen comes after its row.
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
