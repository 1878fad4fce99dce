internal import GObjectKit
import TurboCore
import TurboNavigator

/// The section with the screens of both stacks, and the proposals with their decisions.
@MainActor
final class StacksSection: InspectorSection {
    let title = "Stacks"
    let icon = "view-paged-symbolic"
    private let navigator: TurboNavigator
    private let journal: Journal
    private let main = RowGroup("Main Stack", placeholder: "Empty")
    private let modal = RowGroup("Modal Stack", placeholder: "Not presented")
    private let proposals = RowGroup("Proposals", placeholder: "None yet")
    private var rows: [Screen.ID: ScreenRow] = [:]

    var groups: [RowGroup] { [main, modal, proposals] }

    init(_ navigator: TurboNavigator, _ journal: Journal) {
        self.navigator = navigator
        self.journal = journal
    }

    /// The maximum number of screens listed per stack.
    private static let limit = 30

    func update() {
        let state = navigator.currentState()
        let listed = [state.main, state[.modal]].map { $0.suffix(Self.limit) }
        let ids = Set(listed.joined().map(\.id))
        rows = rows.filter { ids.contains($0.key) }
        let top = (state.isModalPresented ? state[.modal] : state.main).last?.id
        main.set(references(listed[0], of: state.main.count, top: top))
        modal.set(references(listed[1], of: state[.modal].count, top: top))
        proposals.update(journal.decisions) { [journal] in ProposalRow.make($0, journal) }
    }

    /// Rows from the top screen to the root.
    private func references(_ screens: ArraySlice<Screen>, of count: Int, top: Screen.ID?) -> [GObjectReference] {
        let references = screens.reversed().map { screen in
            let row = rows[screen.id] ?? ScreenRow(screen, journal)
            rows[screen.id] = row
            row.update(screen, isTop: screen.id == top)
            return row.reference
        }
        let hidden = count - screens.count
        return hidden > 0 ? references + [Rows.row("and \(hidden) more below")] : references
    }
}
