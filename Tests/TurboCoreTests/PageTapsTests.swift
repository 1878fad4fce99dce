import Foundation
import Testing

@testable import TurboCore

@Suite struct PageTapsTests {
    private let start = Date()
    private let page = URL(fileURLWithPath: "/out")

    private func time(_ seconds: TimeInterval) -> Date { start.addingTimeInterval(seconds) }

    @Test func `A tap counts once, and for a second`() {
        var taps = PageTaps()
        let before = taps.take(at: start)
        taps.note(for: PageTaps.seconds, at: start)
        let after = [0.5, 0.6].map { taps.take(at: time($0)) }
        taps.note(for: PageTaps.seconds, at: time(1))
        let late = taps.take(at: time(2))
        #expect(!before)
        #expect(after == [true, false])
        #expect(!late)
    }

    @Test func `A menu may stay open for longer, and the button that opened it goes up`() {
        var taps = PageTaps()
        taps.note(for: PageTaps.menuSeconds, at: start)
        taps.note(for: PageTaps.seconds, at: time(0.1))
        let isTapped = taps.take(at: time(20))
        #expect(isTapped)
    }

    @Test func `What led to a page of the app leads nowhere else`() {
        var taps = PageTaps()
        taps.note(for: PageTaps.seconds, at: start)
        taps.noteProposal(of: page)
        let isTapped = taps.take(at: start)
        let isUnasked = taps.takeUnasked(page)
        #expect(!isTapped)
        #expect(!isUnasked)
    }

    @Test func `After another site was opened a page is unasked for until there is a tap`() {
        var taps = PageTaps()
        taps.note(for: PageTaps.seconds, at: start)
        taps.noteOpened()
        taps.noteProposal(of: page)
        let unasked = [taps.takeUnasked(page), taps.takeUnasked(page)]
        taps.noteProposal(of: page)
        taps.note(for: PageTaps.seconds, at: time(60))
        taps.noteProposal(of: page)
        let asked = taps.takeUnasked(page)
        #expect(unasked == [true, false])
        #expect(!asked)
    }

    @Test func `A page that floods us is not kept in full`() {
        var taps = PageTaps()
        let pages = (0..<1000).map { URL(fileURLWithPath: "/\($0)") }
        for page in pages { taps.noteProposal(of: page) }
        let unasked = pages.filter { taps.takeUnasked($0) }
        #expect(unasked == Array(pages.suffix(PageTaps.mostPages)))
    }
}
