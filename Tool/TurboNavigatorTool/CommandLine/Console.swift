import Foundation

/// The output for results and errors.
public struct Console: Sendable {
    /// The style of results: colored or plain.
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

    /// Standard output and standard error. Uses colors only on a terminal, and not if `NO_COLOR` is set and not
    /// empty.
    public static var standard: Console {
        let isPlain = ProcessInfo.processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        return Console(
            style: isatty(STDOUT_FILENO) == 1 && !isPlain ? .colored : .plain,
            output: { try FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
            // If writing to standard error fails, there is nowhere left to report it.
            errors: { _ = try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) })
    }

    /// Prints a result. Adds a line break if the result doesn't end with one.
    package func write(_ text: String) {
        writeExactly(text.hasSuffix("\n") || text.isEmpty ? text : text + "\n")
    }

    /// Prints a result without a line break at its end.
    func writeExactly(_ text: String) {
        do {
            try output(text)
        } catch {
            guard failure.register() else { return }
            printError("Can't write the output: \(error.localizedDescription)")
        }
    }

    /// Whether writing a result has failed.
    var hasFailed: Bool { failure.isNoted }

    /// Prints an error.
    ///
    /// - Parameter isHint: whether the message continues the previous error.
    package func printError(_ message: String, isHint: Bool = false) {
        errors((isHint ? "" : "turbo-navigator: ") + TerminalText.escaped(message) + "\n")
    }

    /// Tracks whether writing has failed, shared by all copies of a console.
    private final class Failure: @unchecked Sendable {
        private let lock = NSLock()
        /// The class is an unchecked `Sendable`, because the compiler can't verify that the lock guards this variable.
        private var hasFailed = false

        var isNoted: Bool { lock.withLock { hasFailed } }

        /// - Returns: whether this is the first failure.
        func register() -> Bool {
            lock.withLock {
                defer { hasFailed = true }
                return !hasFailed
            }
        }
    }
}
