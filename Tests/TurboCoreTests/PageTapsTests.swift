import Foundation
import Testing

@testable import TurboCore

@Suite struct PageTapsTests {
    private let start = Date()
    private let page = URL(fileURLWithPath: "/out")

    private func time(_ seconds: TimeInterval) -> Date { start.addingTimeInterval(seconds) }

    @Test func `A tap counts once, and for a second`() {
        var taps = PageTaps()
        let before = taps.consumeTap(at: start)
        taps.registerTap(for: PageTaps.tapLifetime, at: start)
        let after = [0.5, 0.6].map { taps.consumeTap(at: time($0)) }
        taps.registerTap(for: PageTaps.tapLifetime, at: time(1))
        let late = taps.consumeTap(at: time(2))
        #expect(!before)
        #expect(after == [true, false])
        #expect(!late)
    }

    @Test func `A tap in a menu counts for longer than the release of the button that opened it`() {
        var taps = PageTaps()
        taps.registerTap(for: PageTaps.menuTapLifetime, at: start)
        taps.registerTap(for: PageTaps.tapLifetime, at: time(0.1))
        let isTapped = taps.consumeTap(at: time(20))
        #expect(isTapped)
    }

    @Test func `A tap that led to a page of the app doesn't open another app too`() {
        var taps = PageTaps()
        taps.registerTap(for: PageTaps.tapLifetime, at: start)
        taps.registerProposal(of: page)
        let isTapped = taps.consumeTap(at: start)
        let isUnasked = taps.consumeUntappedProposal(page)
        #expect(!isTapped)
        #expect(!isUnasked)
    }

    @Test func `After an external URL was opened, a page counts as untapped until the next tap`() {
        var taps = PageTaps()
        taps.registerTap(for: PageTaps.tapLifetime, at: start)
        taps.registerOpening()
        taps.registerProposal(of: page)
        let unasked = [taps.consumeUntappedProposal(page), taps.consumeUntappedProposal(page)]
        taps.registerProposal(of: page)
        taps.registerTap(for: PageTaps.tapLifetime, at: time(60))
        taps.registerProposal(of: page)
        let asked = taps.consumeUntappedProposal(page)
        #expect(unasked == [true, false])
        #expect(!asked)
    }

    @Test func `Only the last URLs of a page that requests many are kept`() {
        var taps = PageTaps()
        let pages = (0..<1000).map { URL(fileURLWithPath: "/\($0)") }
        for page in pages { taps.registerProposal(of: page) }
        let unasked = pages.filter { taps.consumeUntappedProposal($0) }
        #expect(unasked == Array(pages.suffix(PageTaps.maximumUntappedURLs)))
    }
}
