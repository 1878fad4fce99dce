import Foundation

/// Where results and complaints go.
public struct Console: Sendable {
    /// Whether results may be coloured.
    let style: TextStyle
    private let output: @Sendable (String) -> Void
    private let errors: @Sendable (String) -> Void

    init(
        style: TextStyle, output: @escaping @Sendable (String) -> Void, errors: @escaping @Sendable (String) -> Void
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
            output: { FileHandle.standardOutput.write(Data($0.utf8)) },
            errors: { FileHandle.standardError.write(Data($0.utf8)) })
    }

    /// Prints a result, which ends its own lines.
    func write(_ text: String) {
        output(text.hasSuffix("\n") || text.isEmpty ? text : text + "\n")
    }

    /// Prints what went wrong.
    ///
    /// - Parameter isHint: whether this continues the complaint before it.
    func complain(_ message: String, isHint: Bool = false) {
        errors((isHint ? "" : "turbo-navigator: ") + TerminalText.escaped(message) + "\n")
    }
}
