/// An error about a wrong command line.
struct UsageError: Error, Equatable, CustomStringConvertible {
    let message: String
    /// The command to show help for, or nil for the help of the whole tool.
    var command: String?

    var description: String { message }

    /// The arguments that print the help.
    var helpWords: String { command.map { "\($0) --help" } ?? "--help" }
}
