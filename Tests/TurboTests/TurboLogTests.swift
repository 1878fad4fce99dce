import TestSupport
import Testing
import TurboCore
import TurboTestSupport

@testable import TurboSession

extension TurboTests {
    /// The log's lines, and the parts of a URL in them.
    @MainActor @Suite(.serialized)
    struct TurboLogTests {
        @Test(
            arguments: [
                ("debug", .debug), ("info", .info), ("warning", .warning), ("error", .error), ("Debug", .debug),
                ("INFO", .info), ("", .warning), (nil, .warning),
            ] as [(String?, TurboLogEntry.Level)])
        func `A level is read from its name`(_ word: String?, _ level: TurboLogEntry.Level) {
            let environment = LogEnvironment(word)
            #expect(environment.level == level && environment.warning == nil)
        }

        @Test(arguments: ["verbose", "trace", "1", "debug ", "info,debug"])
        func `A name that isn't a level is reported with those that are`(_ word: String) {
            let environment = LogEnvironment(word)
            #expect(environment.level == .warning)
            #expect(
                environment.warning?.hasPrefix("TURBO_LOG=\(word) isn't one of debug, info, warning, error: ") == true)
        }

        @Test func `All entries are written to standard error while debugging is on, as in turbo-ios`() throws {
            defer { TurboLog.debugLoggingEnabled = false }
            let capture = try StandardErrorCapture()
            TurboLog.shared.log(.debug, "test", "A visit started")
            let entry = try #require(TurboLog.shared.entries.last)
            TurboLog.writeToStandardError(entry)
            TurboLog.debugLoggingEnabled = true
            TurboLog.writeToStandardError(entry)
            #expect(try capture.end() == "Turbo debug, test: A visit started\n")
        }

        @Test func `The system's log gets an entry with its level and part, and a whole URL only in private`() throws {
            defer { TurboLog.shared.showsWholeURLs = false }
            let capture = try StandardErrorCapture()
            for isWhole in [false, true] {
                TurboLog.shared.showsWholeURLs = isWhole
                TurboLog.shared.log(.error, "test", "https://h/a?token=word failed")
                TurboLog.writeToSystemLog(try #require(TurboLog.shared.entries.last))
            }
            let lines = try capture.end().split(separator: "\n").filter { $0.contains("[test]") }
            #expect(lines.first?.hasSuffix("[test] https://h/a?token=… failed") == true, "\(lines)")
            #expect(lines.count == 2 && !lines.joined().contains("word"))
        }

        @Test func `Values of queries are logged only if the app sets that`() {
            let log = TurboLog.shared
            defer { log.showsWholeURLs = false }
            log.log(.info, "test", "https://h/a?token=word#top was rendered")
            #expect(log.entries.last?.message == "https://h/a?token=…#… was rendered")
            log.showsWholeURLs = true
            log.log(.info, "test", "https://h/a?token=word#top was rendered")
            #expect(log.entries.last?.message == "https://h/a?token=word#top was rendered")
        }

        @Test func `The log keeps the latest entries, as many as the app sets`() {
            let log = TurboLog.shared
            let capacity = log.capacity
            defer { log.capacity = capacity }
            log.capacity = 2
            for number in 1...4 { log.log(.info, "test", "entry \(number)") }
            #expect(log.entries.map(\.message) == ["entry 3", "entry 4"])
        }

        @Test(
            arguments: [
                ("no\nTurbo error, session: forged", #"no\nTurbo error, session: forged"#),
                ("a\r\nb\tc\u{85}d\u{2028}e\u{2029}f", #"a\r\nb\tc\u{85}d\u{2028}e\u{2029}f"#),
                ("\u{1B}[2J\u{0}\u{7F}", #"\u{1B}[2J\u{0}\u{7F}"#), ("ö\\n 👩‍👩‍👧", "ö\\n 👩‍👩‍👧"),
            ])
        func `A text of a page is one escaped line of the log`(_ written: String, _ logged: String) {
            let log = TurboLog.shared
            let sink = log.sink
            defer { log.sink = sink }
            var received: [String] = []
            log.sink = { received.append($0.message) }
            log.log(.error, "test", .scriptFailed(written))
            #expect(received == ["a script of the page failed: \(logged)"])
            #expect(log.entries.last?.message == received.last)
        }
    }
}
