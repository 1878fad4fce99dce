internal import GObjectKit
import TurboCore
import TurboNavigator

/// Both stacks as they are, and the proposals with what was decided.
@MainActor
final class StacksPage: InspectorPage {
    let title = "Stacks"
    let icon = "view-paged-symbolic"
    private let navigator: TurboNavigator
    private let journal: Journal
    private let main = RowGroup("Main Stack", placeholder: "Empty")
    private let modal = RowGroup("Modal Stack", placeholder: "Not presented")
    private let proposals = RowGroup("Proposals", placeholder: "None yet")
    private var shown: NavigationState?

    var groups: [RowGroup] { [main, modal, proposals] }

    init(_ navigator: TurboNavigator, _ journal: Journal) {
        self.navigator = navigator
        self.journal = journal
    }

    /// Screens that are listed of a stack. A deep one is cut off.
    private static let limit = 30

    func update() {
        let state = navigator.snapshot()
        if state != shown {
            shown = state
            main.set(rows(state.main))
            modal.set(rows(state[.modal]))
        }
        proposals.update(journal.decisions) { ProposalRow.make($0, journal) }
    }

    /// From the top to the root, as the screens lie on each other.
    private func rows(_ screens: [Screen]) -> [GObjectReference] {
        let top = screens.last?.id
        let rows = screens.suffix(Self.limit).reversed().map { screen in row(screen, isTop: screen.id == top) }
        let hidden = screens.count - rows.count
        return hidden > 0 ? rows + [Rows.row("and \(hidden) more below")] : rows
    }

    private func row(_ screen: Screen, isTop: Bool) -> GObjectReference {
        let title = screen.routedURL.map(PageName.of) ?? "A screen of the app's own"
        return Rows.expander(title, subtitle(screen, isTop: isTop)) { [journal] in
            var rows = Self.properties(screen)
            if let picture = journal.pictures[screen.id] { rows.append(Rows.picture(picture)) }
            return rows
        }
    }

    private func subtitle(_ screen: Screen, isTop: Bool) -> String {
        if isTop { return "On top" }
        return journal.pictures[screen.id] == nil ? "Below" : "Below, with a picture"
    }

    private static func properties(_ screen: Screen) -> [GObjectReference] {
        let rows: [(String, String?)] = [
            ("Screen", "\(screen.id), \(screen.kind.rawValue)"), ("Routed", screen.routedURL?.absoluteString),
            ("Redirected", screen.redirectedURL?.absoluteString), ("Now", screen.currentURL?.absoluteString),
        ]
        return rows.compactMap { name, value in value.map { Rows.property(name, $0) } }
    }
}
