import Testing
import TurboCore

@Suite("When the page below a modal is loaded again")
struct ModalRefreshTests {
    typealias Row = (onDismiss: Navigation.OnDismiss, sendsForm: Bool, endsByNavigation: Bool, isRefreshed: Bool)

    static let rows: [Row] = [
        (.refresh, true, false, true),
        (.refresh, false, false, false),
        (.refresh, true, true, false),
        (.refresh, false, true, false),
        (.default, true, false, false),
        (.default, false, false, false),
    ]

    @Test(arguments: rows.indices)
    func `The page below is refreshed only in the cases of the table`(_ index: Int) {
        let row = Self.rows[index]
        var changes = ModalRefresh(onDismiss: row.onDismiss)
        if row.sendsForm { changes.formDidGetResponse() }
        #expect(changes.refreshesPageBelow(endsByNavigation: row.endsByNavigation) == row.isRefreshed)
    }

    @Test func `A modal without a rule refreshes nothing`() {
        var changes = ModalRefresh()
        changes.formDidGetResponse()
        #expect(!changes.refreshesPageBelow(endsByNavigation: false))
    }
}
