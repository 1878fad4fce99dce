import Testing
import TurboCore
import TurboTestSupport

@testable import Turbo

extension TurboTests {
    /// What is written to the log, and what it keeps of a URL.
    @MainActor @Suite(.serialized)
    struct TurboLogTests {
        @Test(
            arguments: [
                ("debug", .debug), ("info", .info), ("warning", .warning), ("error", .error), ("Debug", .debug),
                ("INFO", .info), ("", .warning), (nil, .warning),
            ] as [(String?, TurboEvent.Level)])
        func aLevelIsNamedByItsWord(_ word: String?, _ level: TurboEvent.Level) {
            let wish = LogWish(word)
            #expect(wish.level == level && wish.complaint == nil)
        }

        @Test(arguments: ["verbose", "trace", "1", "debug ", "info,debug"])
        func aWordThatIsNoLevelIsSaidWithThoseThatAre(_ word: String) {
            let wish = LogWish(word)
            #expect(wish.level == .warning)
            #expect(wish.complaint?.hasPrefix("TURBO_LOG=\(word) is none of debug, info, warning, error: ") == true)
        }

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
