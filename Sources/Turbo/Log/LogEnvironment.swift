/// The least level to write, from the environment variable `TURBO_LOG`.
struct LogEnvironment {
    /// The least level that is written; warnings by default.
    let level: TurboEvent.Level
    /// A message about a value that isn't a level; nil for a level, and if the variable isn't set.
    let complaint: String?

    private static let levels: [TurboEvent.Level] = [.debug, .info, .warning, .error]

    /// - Parameter word: the value of the variable. Case is ignored. An empty value counts as not set.
    init(_ word: String?) {
        let word = word ?? ""
        let named = TurboEvent.Level(rawValue: word.lowercased())
        level = named ?? .warning
        // Without it, a misspelled level would look as if nothing had been logged.
        complaint =
            named == nil && !word.isEmpty
            ? "TURBO_LOG=\(word) isn't one of \(Self.levels.map(\.rawValue).joined(separator: ", ")): "
                + "only warnings and errors are logged"
            : nil
    }
}
