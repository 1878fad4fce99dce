import Testing
import TurboCore

@Suite("When the web view of the modal stack is prepared")
struct ModalPreparationTests {
    typealias Row = (name: String, events: [ModalPreparation.Event], effects: [ModalPreparation.Effect?])

    private static func idle(
        opensModals: Bool = true, isVisible: Bool = true, isInUse: Bool = false
    ) -> ModalPreparation.Event {
        .idle(.init(opensModals: opensModals, isVisible: isVisible, isInUse: isInUse))
    }

    static let rows: [Row] = [
        (
            "once, after the first page", [.pageDidLoad, idle(), .pageDidLoad, idle()],
            [.awaitIdle, .prepare, nil, nil]
        ),
        ("not before a page", [idle(), .pageDidLoad], [nil, .awaitIdle]),
        ("waits to be idle once", [.pageDidLoad, .pageDidLoad, idle()], [.awaitIdle, nil, .prepare]),
        (
            "never without a rule for modals",
            [.pageDidLoad, idle(opensModals: false), .pageDidLoad, idle(opensModals: false)],
            [.awaitIdle, nil, .awaitIdle, nil]
        ),
        (
            "rules that load after the first page", [.pageDidLoad, idle(opensModals: false), .pageDidLoad, idle()],
            [.awaitIdle, nil, .awaitIdle, .prepare]
        ),
        (
            "a hidden tab waits for its next page", [.pageDidLoad, idle(isVisible: false), .pageDidLoad, idle()],
            [.awaitIdle, nil, .awaitIdle, .prepare]
        ),
        (
            "a modal stack in use needs no preparation",
            [.pageDidLoad, idle(opensModals: false, isInUse: true), .pageDidLoad],
            [.awaitIdle, nil, nil]
        ),
    ]

    @Test(arguments: rows.indices)
    func `The modal stack is prepared only in the cases of the table`(_ index: Int) {
        let row = Self.rows[index]
        var preparation = ModalPreparation()
        let effects = row.events.map { preparation.handle($0) }
        #expect(effects == row.effects, "\(row.name)")
    }
}
