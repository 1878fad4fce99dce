import OSLog
import TestSupport
import Testing

/// `Logger` of the module `os`, as apps import it.
@Suite(.serialized)
struct LoggerTests {
    private struct Failure: Error {}

    private let logger = Logger(subsystem: "com.example.shop", category: "network")

    /// The lines that an action writes to standard error, without the process and the time.
    private func output(_ action: () -> Void) throws -> [String] {
        let capture = try StandardErrorCapture()
        action()
        return try capture.end().split(separator: "\n").compactMap { $0.components(separatedBy: "): ").last }
            .filter { !$0.isEmpty }
    }

    @Test func `A file that imports only the part for logs writes messages`() throws {
        #expect(try output { FileWithOSLog.log("a") }.count == 1)
    }

    @Test func `Messages are written with their level, subsystem and category`() throws {
        let lines = try output {
            logger.notice("a")
            logger.log("b")
            logger.warning("c")
            logger.error("d")
            logger.log(level: .error, "e")
        }
        let levels = ["Message", "Message", "WARNING", "WARNING", "WARNING"]
        #expect(lines.count == 5)
        for (line, (level, letter)) in zip(lines, zip(levels, "abcde")) {
            #expect(
                line.hasPrefix("com.example.shop-\(level)") || line.hasPrefix("com.example.shop-\(level.uppercased())"))
            #expect(line.hasSuffix("[network] \(letter)"))
        }
    }

    @Test func `Details and messages to a disabled log are not written`() throws {
        let lines = try output {
            logger.debug("a")
            logger.trace("b")
            logger.info("c")
            Logger(.disabled).error("d")
        }
        #expect(lines == [])
        #expect(!OSLog.disabled.isEnabled(type: .fault) && OSLog.default.isEnabled(type: .fault))
        #expect(!OSLog(subsystem: "com.example.shop", category: "network").isEnabled(type: .debug))
    }

    @Test func `Texts are redacted and numbers are not, unless the app decides`() throws {
        let (text, number) = ("secret", 42)
        let lines = try output {
            logger.error("\(text) \(number) \(1.5) \(true) \(Failure()) \([1, 2])")
            logger.error("\(text, privacy: .public) \(number, privacy: .private) \(text, privacy: .sensitive)")
            logger.error("\(Failure(), privacy: .public) \(Failure.self, privacy: .public) \([1], privacy: .public)")
        }
        let ends = lines.compactMap { $0.components(separatedBy: "[network] ").last }
        #expect(
            ends == [
                "<private> 42 1.5 true <private> <private>", "secret <private> <private>", "Failure() Failure [1]",
            ])
    }
}
