import Testing
import TurboCore

@Suite struct BrowsingLimitTests {
    @Test func `After a browser was open, the next one needs a tap`() {
        var limit = BrowsingLimit()
        let before = limit.allows(isTapped: false)
        limit.registerOpening()
        let after = [false, true, false].map { limit.allows(isTapped: $0) }
        #expect(before)
        #expect(after == [false, true, true])
    }
}
