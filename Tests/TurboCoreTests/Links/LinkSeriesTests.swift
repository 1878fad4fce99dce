import Foundation
import Testing

@testable import TurboCore

/// The links of another app, by the seconds at which they arrive and the screens on the stacks.
struct LinkSeriesTests {
    typealias Link = (second: TimeInterval, stack: Navigation.Context, main: Int, modal: Int, action: VisitAction)

    private func check(_ links: [Link]) {
        var series = LinkSeries()
        for link in links {
            let action = series.action(
                at: Date(timeIntervalSinceReferenceDate: link.second), on: link.stack,
                over: [.default: link.main, .modal: link.modal])
            #expect(action == link.action, "\(link)")
        }
    }

    @Test func `A hundred links in a minute leave one screen`() {
        let links = (0..<100).map { number -> Link in
            number == 0
                ? (0, .default, 1, 0, .advance)
                : (0.6 * TimeInterval(number), .default, 2, 0, .replace)
        }
        check(links)
    }

    @Test func `Links that the user follows are pushed`() {
        check([(0, .default, 1, 0, .advance), (3, .default, 2, 0, .advance), (6, .default, 3, 0, .advance)])
    }

    @Test func `A screen of the user's is never replaced`() {
        // The user has gone back; the modal covers the main stack; the first link isn't shown yet.
        check([(0, .default, 1, 0, .advance), (1, .default, 1, 0, .advance)])
        check([(0, .modal, 2, 0, .advance), (1, .default, 2, 1, .advance), (2, .modal, 3, 1, .replace)])
        check([(0, .default, 0, 0, .advance), (0, .default, 0, 0, .advance)])
    }
}
