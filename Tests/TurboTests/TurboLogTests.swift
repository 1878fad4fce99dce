import Testing
import TurboCore
import TurboTestSupport

@testable import Turbo

extension TurboTests {
    /// What the log keeps of a URL.
    @MainActor @Suite(.serialized)
    struct TurboLogTests {
        @Test func valuesOfQueriesAreWholeOnlyIfTheAppAsks() {
            let log = TurboLog.shared
            defer { log.showsWholeURLs = false }
            log.record(.info, "test", "https://h/a?token=word#top was rendered")
            #expect(log.events.last?.message == "https://h/a?token=…#… was rendered")
            log.showsWholeURLs = true
            log.record(.info, "test", "https://h/a?token=word#top was rendered")
            #expect(log.events.last?.message == "https://h/a?token=word#top was rendered")
        }
    }
}
