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

    @Test func `A user waits a second and a half for what a tap leads to`() {
        var taps = PageTaps()
        #expect(!taps.isRecent(at: start))
        taps.registerTap(at: start)
        _ = taps.consumeTap(at: start)
        #expect(taps.isRecent(at: time(1.4)) && !taps.isRecent(at: time(1.6)))
        taps.registerRouting(at: time(1.6))
        #expect(taps.isRecent(at: time(3)))
    }

    @Test func `A tap counts for its page, and not for one below it`() {
        let (top, below) = (Page(), Page())
        var taps = PageTaps()
        taps.registerTap(by: ObjectIdentifier(top), at: start)
        taps.registerProposal(of: page, by: ObjectIdentifier(below), at: start)
        let isTapped = [below, top].map { taps.consumeTap(by: ObjectIdentifier($0), at: start) }
        #expect(!taps.consumeProposal(page).isTapped)
        #expect(isTapped == [false, true])
    }

    private final class Page {}

    @Test func `A tap in a menu counts for longer than the release of the button that opened it`() {
        var taps = PageTaps()
        taps.registerTap(for: PageTaps.menuTapLifetime, at: start)
        taps.registerTap(for: PageTaps.tapLifetime, at: time(0.1))
        let isTapped = taps.consumeTap(at: time(20))
        #expect(isTapped)
    }

    @Test func `A script may save several files for ten seconds after a tap in its page`() {
        let (top, below) = (Page(), Page())
        var taps = PageTaps()
        let before = taps.mayScriptDownload(by: ObjectIdentifier(top), at: start)
        taps.registerTap(by: ObjectIdentifier(top), at: start)
        _ = taps.consumeTap(by: ObjectIdentifier(top), at: start)
        let after = [1, 9, 11].map { taps.mayScriptDownload(by: ObjectIdentifier(top), at: time($0)) }
        #expect(!before && after == [true, true, false])
        #expect(!taps.mayScriptDownload(by: ObjectIdentifier(below), at: start))
    }

    @Test func `A script may open one thing for ten seconds after a tap in its page, which it hasn't left`() {
        let (top, below) = (Page(), Page())
        let (owner, other) = (ObjectIdentifier(top), ObjectIdentifier(below))
        var taps = PageTaps()
        let before = taps.mayScriptOpen(by: owner, at: start)
        taps.registerTap(by: owner, at: start)
        _ = taps.consumeTap(by: owner, at: start)
        let after = [1, 9, 11].map { taps.mayScriptOpen(by: owner, at: time($0)) }
        #expect(!before && after == [true, true, false])
        #expect(!taps.mayScriptOpen(by: other, at: start))
        taps.pageWillChange(of: other)
        #expect(taps.mayScriptOpen(by: owner, at: start))
        taps.registerOpening()
        #expect(!taps.mayScriptOpen(by: owner, at: start))
        taps.registerTap(by: owner, at: start)
        taps.pageWillChange(of: owner)
        #expect(!taps.mayScriptOpen(by: owner, at: start))
        taps.registerTap(by: owner, at: start)
        taps.registerProposal(of: page, by: owner, at: start)
        #expect(!taps.mayScriptOpen(by: owner, at: start))
    }

    @Test func `A tap that led to a page of the app doesn't open another app too`() {
        var taps = PageTaps()
        taps.registerTap(for: PageTaps.tapLifetime, at: start)
        taps.registerProposal(of: page, at: start)
        let isTapped = taps.consumeTap(at: start)
        let request = taps.consumeProposal(page)
        #expect(!isTapped)
        #expect(request == .init(isTapped: true, isFresh: true))
    }

    @Test func `After an external URL was opened, a page counts as untapped until the next tap`() {
        var taps = PageTaps()
        taps.registerTap(for: PageTaps.tapLifetime, at: start)
        taps.registerOpening()
        taps.registerProposal(of: page, at: start)
        let unasked = [taps.consumeProposal(page), taps.consumeProposal(page)].map(\.isFresh)
        taps.registerProposal(of: page, at: start)
        taps.registerTap(for: PageTaps.tapLifetime, at: time(60))
        taps.registerProposal(of: page, at: start)
        let asked = taps.consumeProposal(page)
        #expect(unasked == [false, true])
        #expect(asked.isFresh)
    }

    @Test func `A tap counts for one page of the app`() {
        var taps = PageTaps()
        taps.registerTap(for: PageTaps.tapLifetime, at: start)
        let pages = ["/first", "/second"].map { URL(fileURLWithPath: $0) }
        for page in pages { taps.registerProposal(of: page, at: start) }
        let requests = pages.map { taps.consumeProposal($0).isTapped }
        #expect(requests == [true, false])
    }

    @Test func `Only the last URLs of a page that requests many are kept`() {
        var taps = PageTaps()
        let pages = (0..<1000).map { URL(fileURLWithPath: "/\($0)") }
        for page in pages { taps.registerProposal(of: page, at: start) }
        let unasked = pages.filter { !taps.consumeProposal($0).isTapped }
        #expect(unasked == Array(pages.suffix(PageTaps.maximumRequests)))
    }
}
