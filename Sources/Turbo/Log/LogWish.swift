/// What the environment variable `TURBO_LOG` asks for.
struct LogWish {
    /// The least level that is written.
    let level: TurboEvent.Level
    /// What is said of a word that is no level; nil for a level, and where there is no word.
    let complaint: String?

    private static let levels: [TurboEvent.Level] = [.debug, .info, .warning, .error]

    /// - Parameter word: the value of the variable. Capitals count as small letters, and an empty one as none.
    init(_ word: String?) {
        let word = word ?? ""
        let named = TurboEvent.Level(rawValue: word.lowercased())
        level = named ?? .warning
        // Who misspells a level would wait for lines that never come.
        complaint =
            named == nil && !word.isEmpty
            ? "TURBO_LOG=\(word) is none of \(Self.levels.map(\.rawValue).joined(separator: ", ")): "
                + "warnings and errors are written"
            : nil
    }
}
