import TurboCore

/// An option of a command, as the parser, the help, the completions and the man page use it.
struct CommandOption: Sendable {
    /// The kind of value that follows the option.
    enum Value: Sendable {
        /// No value.
        case none
        /// One word of a list.
        case choice([String])
        /// One word of a list that is too long for the help, which shows the name instead.
        case word(String, [String])
        /// A path, a URL or "-". The help shows the name.
        case file(String)
        /// Any other text. The help shows the name.
        case text(String)
    }

    /// The name, including the two hyphens.
    let name: String
    let value: Value
    /// The description in the help: one sentence without a period.
    let help: String
    /// Whether the option can be given more than once.
    let isRepeated: Bool

    init(_ name: String, _ value: Value = .none, isRepeated: Bool = false, help: String) {
        self.isRepeated = isRepeated
        self.name = name
        self.value = value
        self.help = help
    }

    /// The placeholder for the value in the help, or nil if the option has no value.
    var placeholder: String? {
        switch value {
        case .none: nil
        case .choice(let words): words.joined(separator: "|")
        case .word(let name, _), .file(let name), .text(let name): name
        }
    }

    /// The allowed values, or nil if any text is allowed.
    var words: [String]? {
        switch value {
        case .choice(let words), .word(_, let words): words
        case .none, .file, .text: nil
        }
    }

    /// The option as shown in the help.
    var usage: String {
        ([name, placeholder].compactMap { $0 } + (isRepeated ? ["…"] : [])).joined(separator: " ")
    }

    static let routes = CommandOption(
        "--routes", .file("FILE"), help: "The app's paths: URLs, a framework's routes, or an access log")
    static let libraries = CommandOption(
        "--for", .choice(ConfigurationLibrary.allCases.map(\.rawValue)), isRepeated: true,
        help: "The library that reads the file; default: turbo-navigator")
    static let ignoreQueryStrings = CommandOption(
        "--ignore-query-strings", help: "Search patterns only in the path, which is an option of hotwire-ios")
    static let matchQueryStrings = CommandOption(
        "--match-query-strings", help: "Search patterns in path and query, as the app does with matchQueryStrings")
    static let help = CommandOption("--help", help: "Print this help")
}
