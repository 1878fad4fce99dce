import Testing
import TurboCore

@Suite("When the web view of the modal stack is prepared")
struct ModalPreparationTests {
    typealias Row = (name: String, events: [ModalPreparation.Event], effects: [ModalPreparation.Effect?])

    private static func idle(
        opensModals: Bool = true, isInSight: Bool = true, isInUse: Bool = false
    ) -> ModalPreparation.Event {
        .idle(.init(opensModals: opensModals, isInSight: isInSight, isInUse: isInUse))
    }

    static let rows: [Row] = [
        ("once, after the first page", [.pageCame, idle(), .pageCame, idle()], [.awaitIdle, .prepare, nil, nil]),
        ("not before a page", [idle(), .pageCame], [nil, .awaitIdle]),
        ("waits to be idle once", [.pageCame, .pageCame, idle()], [.awaitIdle, nil, .prepare]),
        (
            "never without a rule for modals",
            [.pageCame, idle(opensModals: false), .pageCame, idle(opensModals: false)],
            [.awaitIdle, nil, .awaitIdle, nil]
        ),
        (
            "rules that load after the first page", [.pageCame, idle(opensModals: false), .pageCame, idle()],
            [.awaitIdle, nil, .awaitIdle, .prepare]
        ),
        (
            "a hidden tab waits for its next page", [.pageCame, idle(isInSight: false), .pageCame, idle()],
            [.awaitIdle, nil, .awaitIdle, .prepare]
        ),
        (
            "a modal stack in use needs no preparation",
            [.pageCame, idle(opensModals: false, isInUse: true), .pageCame],
            [.awaitIdle, nil, nil]
        ),
    ]

    @Test(arguments: rows.indices)
    func `Prepares`(_ index: Int) {
        let row = Self.rows[index]
        var preparation = ModalPreparation()
        let effects = row.events.map { preparation.handle($0) }
        #expect(effects == row.effects, "\(row.name)")
    }
}
