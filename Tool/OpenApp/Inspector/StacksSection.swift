import TurboCore
import TurboNavigator

/// The section with the screens of both stacks, and the proposals with their decisions.
@MainActor
final class StacksSection: InspectorSection {
    let title = "Stacks"
    let icon = "view-paged-symbolic"
    /// The current stacks.
    var state: @MainActor () -> NavigationState? = { nil }
    private let journal: Journal
    private let main = RowGroup("Main Stack", placeholder: "Empty")
    private let modal = RowGroup("Modal Stack", placeholder: "Not presented")
    private let proposals = RowGroup("Proposals", placeholder: "None yet")

    var groups: [RowGroup] { [main, modal, proposals] }

    init(_ journal: Journal) {
        self.journal = journal
    }

    /// The maximum number of screens listed per stack.
    private static let limit = 30

    func update(_ filter: RowFilter) {
        guard let state = state() else { return }
        main.show(items(state.main, top: state.visibleScreen), filter)
        modal.show(items(state[.modal], top: state.visibleScreen), filter)
        proposals.show(journal.decisions, filter) { [journal] in ProposalContent.of($0, journal) }
    }

    /// Rows from the top screen to the root.
    private func items(_ screens: [Screen], top: Screen?) -> [(id: String, content: RowContent)] {
        let hidden = screens.count - Self.limit
        let items = screens.suffix(Self.limit).reversed().map { screen in
            (id: "\(screen.id)", content: content(screen, isTop: screen.id == top?.id))
        }
        return hidden > 0 ? items + [("more", RowContent(title: "and \(hidden) more below"))] : items
    }

    private func content(_ screen: Screen, isTop: Bool) -> RowContent {
        // The top screen is visible beside the inspector.
        let picture = isTop ? nil : journal.pictures[screen.id]
        // The server may have redirected the visit, and a frame may have changed the page's URL since.
        let url = screen.currentURL ?? screen.redirectedURL ?? screen.routedURL
        return RowContent(
            title: url.map(PageLabel.of) ?? "Native screen",
            subtitle: isTop ? "On top" : picture == nil ? "Below" : "Below, with a screenshot",
            details: { Self.details(screen, picture) })
    }

    private static func details(_ screen: Screen, _ picture: StillImage?) -> [RowDetail] {
        let properties: [(String, String?)] = [
            ("Screen", "\(screen.id), \(screen.kind.rawValue)"), ("Routed", screen.routedURL?.absoluteString),
            ("Redirected", screen.redirectedURL?.absoluteString), ("Now", screen.currentURL?.absoluteString),
        ]
        let details = properties.compactMap { name, value in value.map { RowDetail.text(name, $0) } }
        return details + (picture.map { [.picture($0)] } ?? [])
    }
}
