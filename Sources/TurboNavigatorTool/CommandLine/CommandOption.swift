import TurboCore

/// An option of a command, as the parser, the help, the completions and the man page see it.
struct CommandOption: Sendable {
    /// What follows the option.
    enum Value: Sendable {
        /// Nothing.
        case none
        /// A word of this list.
        case choice([String])
        /// A word of a list that is too long for the help, where the name stands for it.
        case word(String, [String])
        /// A path, a URL or "-"; the name stands for it in the help.
        case file(String)
        /// Any other text; the name stands for it in the help.
        case text(String)
    }

    /// With its two hyphens.
    let name: String
    let value: Value
    /// One sentence without a full stop.
    let help: String
    /// Whether it may be given several times.
    let isRepeated: Bool

    init(_ name: String, _ value: Value = .none, isRepeated: Bool = false, help: String) {
        self.isRepeated = isRepeated
        self.name = name
        self.value = value
        self.help = help
    }

    /// What stands for the value in the help; nil for an option without.
    var placeholder: String? {
        switch value {
        case .none: nil
        case .choice(let words): words.joined(separator: "|")
        case .word(let name, _), .file(let name), .text(let name): name
        }
    }

    /// The words that the value may be; nil for any.
    var words: [String]? {
        switch value {
        case .choice(let words), .word(_, let words): words
        case .none, .file, .text: nil
        }
    }

    /// The option as the help shows it.
    var usage: String {
        ([name, placeholder].compactMap { $0 } + (isRepeated ? ["…"] : [])).joined(separator: " ")
    }

    static let platforms = CommandOption(
        "--for", .choice(PathDialect.allCases.map(\.rawValue)), isRepeated: true,
        help: "The library that reads the file; turbo-navigator by default")
    static let ignoreQueryStrings = CommandOption(
        "--ignore-query-strings", help: "Search patterns in the path alone, as hotwire-ios does if told to")
    static let matchQueryStrings = CommandOption(
        "--match-query-strings", help: "Search patterns in path and query, as matchQueryStrings does in the app")
    static let help = CommandOption("--help", help: "Print this help")
}
