internal import CGTK
internal import GObjectKit
import TurboCore

/// A row for a screen of a stack: its URLs and its screenshot. The row exists as long as the screen, expanded or not.
@MainActor
final class ScreenRow {
    let reference: GObjectReference
    private let journal: Journal
    private let content: ExpanderContent
    private var shown: (screen: Screen, picture: StillImage?)

    init(_ screen: Screen, _ journal: Journal) {
        self.journal = journal
        shown = (screen, nil)
        // The row retains its content, so the content must not retain the row.
        weak var row: ScreenRow?
        content = ExpanderContent { row?.makeContent() ?? [] }
        reference = Rows.expander("", "", content)
        row = self
    }

    func update(_ screen: Screen, isTop: Bool) {
        // The top screen is visible beside the inspector.
        let picture = isTop ? nil : journal.pictures[screen.id]
        let isNews = screen != shown.screen || picture !== shown.picture
        shown = (screen, picture)
        // The server may have redirected the visit.
        let url = screen.redirectedURL ?? screen.routedURL
        Rows.setTitle(url.map(PageLabel.of) ?? "Native screen", of: reference)
        adw_expander_row_set_subtitle(
            reference.cast(), isTop ? "On top" : picture == nil ? "Below" : "Below, with a screenshot")
        if isNews, adw_expander_row_get_expanded(reference.cast()) != 0 { content.fill(reference.cast()) }
    }

    private func makeContent() -> [GObjectReference] {
        let screen = shown.screen
        let properties: [(String, String?)] = [
            ("Screen", "\(screen.id), \(screen.kind.rawValue)"), ("Routed", screen.routedURL?.absoluteString),
            ("Redirected", screen.redirectedURL?.absoluteString), ("Now", screen.currentURL?.absoluteString),
        ]
        let rows = properties.compactMap { name, value in value.map { Rows.property(name, $0) } }
        return rows + (shown.picture.map { [Rows.picture($0)] } ?? [])
    }
}
