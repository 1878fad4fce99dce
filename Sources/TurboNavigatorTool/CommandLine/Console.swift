import Foundation

/// Where results and complaints go.
public struct Console: Sendable {
    /// Whether results may be coloured.
    let style: TextStyle
    private let output: @Sendable (String) throws -> Void
    private let errors: @Sendable (String) -> Void
    private let failure = Failure()

    init(
        style: TextStyle, output: @escaping @Sendable (String) throws -> Void,
        errors: @escaping @Sendable (String) -> Void
    ) {
        self.style = style
        self.output = output
        self.errors = errors
    }

    /// Standard output and standard error; colours on a terminal only, and not with `NO_COLOR`.
    public static var standard: Console {
        let isPlain = ProcessInfo.processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        return Console(
            style: isatty(STDOUT_FILENO) == 1 && !isPlain ? .colored : .plain,
            output: { try FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
            // There is nowhere to say that standard error cannot be written.
            errors: { _ = try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) })
    }

    /// Prints a result, which ends its own lines.
    package func write(_ text: String) {
        do {
            try output(text.hasSuffix("\n") || text.isEmpty ? text : text + "\n")
        } catch {
            guard failure.note() else { return }
            complain("The output cannot be written: \(error.localizedDescription)")
        }
    }

    /// Whether a result could not be written.
    var hasFailed: Bool { failure.isNoted }

    /// Prints what went wrong.
    ///
    /// - Parameter isHint: whether this continues the complaint before it.
    package func complain(_ message: String, isHint: Bool = false) {
        errors((isHint ? "" : "turbo-navigator: ") + TerminalText.escaped(message) + "\n")
    }

    /// Whether writing has failed, for all copies of a console.
    private final class Failure: @unchecked Sendable {
        private let lock = NSLock()
        /// Unchecked, because the compiler cannot see that the lock guards it.
        private var hasFailed = false

        var isNoted: Bool { lock.withLock { hasFailed } }

        /// - Returns: whether this is the first failure.
        func note() -> Bool {
            lock.withLock {
                defer { hasFailed = true }
                return !hasFailed
            }
        }
    }
}
