/// A command line that makes no sense.
struct UsageError: Error, Equatable, CustomStringConvertible {
    let message: String
    /// The command whose help is of use; nil for that of the whole tool.
    var command: String?

    var description: String { message }

    /// The words after the program's name that print the help.
    var helpWords: String { command.map { "\($0) --help" } ?? "--help" }
}
