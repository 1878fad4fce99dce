import Testing
import TurboCore

@Suite("When tabs are started")
struct TabLoadScheduleTests {
    typealias Row = (
        name: String, tabs: [TabLoading], events: [TabLoadSchedule.Event], effects: [[TabLoadSchedule.Effect]]
    )

    static let rows: [Row] = [
        (
            "lazy tabs wait until they are selected", [.lazy, .lazy],
            [.selected(0), .firstVisitEnded(0), .selected(1)],
            [[.start(0)], [], [.start(1)]]
        ),
        (
            "a tab is started once", [.lazy, .lazy], [.selected(1), .selected(0), .selected(1)],
            [[.start(1)], [.start(0)], []]
        ),
        (
            "eager tabs wait for the first page of the first tab, and start together", [.eager, .eager, .lazy, .eager],
            [.selected(0), .firstVisitEnded(0), .firstVisitEnded(1), .firstVisitEnded(3)],
            [[.start(0)], [.start(1), .start(3)], [], []]
        ),
        (
            "the app may start with any tab", [.eager, .lazy, .lazy], [.selected(2), .firstVisitEnded(2)],
            [[.start(2)], [.start(0)]]
        ),
        (
            "idle tabs start one by one after the eager ones", [.lazy, .whenIdle, .eager, .whenIdle],
            [
                .selected(0), .firstVisitEnded(0), .firstVisitEnded(2), .idle, .firstVisitEnded(1), .idle,
                .firstVisitEnded(3),
            ],
            [[.start(0)], [.start(2)], [.awaitIdle], [.start(1)], [.awaitIdle], [.start(3)], []]
        ),
        (
            "a tab that is selected before the first page has loaded starts at once", [.lazy, .eager],
            [.selected(0), .selected(1), .firstVisitEnded(1), .firstVisitEnded(0)],
            [[.start(0)], [.start(1)], [], []]
        ),
        (
            "a tab that was selected while waiting to be idle is not started again", [.lazy, .whenIdle],
            [.selected(0), .firstVisitEnded(0), .selected(1), .idle], [[.start(0)], [.awaitIdle], [.start(1)], []]
        ),
        (
            "waits to be idle once", [.lazy, .whenIdle, .lazy],
            [.selected(0), .firstVisitEnded(0), .selected(2), .firstVisitEnded(2)],
            [[.start(0)], [.awaitIdle], [.start(2)], []]
        ),
        (
            "a number without a tab has no effect", [.lazy],
            [.selected(4), .selected(-1), .firstVisitEnded(0), .idle],
            [[], [], [], []]
        ),
        ("no tabs", [], [.selected(0), .firstVisitEnded(0), .idle], [[], [], []]),
    ]

    @Test(arguments: rows.indices)
    func `Each event starts the tabs of its row`(_ index: Int) {
        let row = Self.rows[index]
        var starts = TabLoadSchedule(row.tabs)
        let effects = row.events.map { starts.handle($0) }
        #expect(effects == row.effects, "\(row.name)")
    }

    @Test func `A tab that already shows something isn't started`() {
        var starts = TabLoadSchedule([.lazy, .eager, .eager])
        starts.didStart(0)
        starts.didStart(2)
        starts.didStart(7)
        #expect(starts.handle(.selected(0)) == [.start(1)])
    }
}
