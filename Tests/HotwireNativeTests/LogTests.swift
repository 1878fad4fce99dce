import HotwireNative
import TestSupport
import Testing
import UIKit

extension HotwireNativeTests {
    /// `debugLoggingEnabled`, and a log of the app's own.
    @MainActor @Suite(.serialized)
    struct LogTests {
        private final class Entries: Logger {
            private(set) var all: [String] = []
            private(set) var places: [String] = []

            func log(message: String, level: LogLevel, file: String, function: String, line: UInt) {
                all.append("\(level) \(message)")
                places.append("\(file) \(function)")
            }
        }

        private func reset() {
            Hotwire.config = HotwireConfig()
            TurboLog.shared.sink = nil
        }

        @Test func `The app's own log gets each event while debugging is on, and none before and after`() {
            reset()
            defer { reset() }
            let entries = Entries()
            Hotwire.config.log = entries
            TurboLog.shared.log(.debug, "session", "before")
            #expect(entries.all.isEmpty)
            Hotwire.config.debugLoggingEnabled = true
            for level in [TurboLogEntry.Level.debug, .info, .warning, .error] {
                TurboLog.shared.log(level, "session", "x")
            }
            let expected = ["debug [session] x", "info [session] x", "warning [session] x", "error [session] x"]
            #expect(entries.all == expected)
            Hotwire.config.debugLoggingEnabled = false
            TurboLog.shared.log(.debug, "session", "after")
            #expect(entries.all == expected)
        }

        @Test func `Without a log of the app's own, standard error gets them`() throws {
            reset()
            defer { reset() }
            Hotwire.config.debugLoggingEnabled = true
            let said = try StandardErrorCapture()
            TurboLog.shared.log(.debug, "session", "x")
            #expect(try said.end().contains("Hotwire debug: [session] x\n"))
        }

        @Test func `Each short form of the log has its level, and the caller's file and line`() {
            let entries = Entries()
            let here = "\(#file) \(#function)"
            entries.debug("a")
            entries.info("b")
            entries.warning("c")
            entries.error("d")
            #expect(entries.all == ["debug a", "info b", "warning c", "error d"])
            #expect(Set(entries.places) == [here])
        }
    }
}
