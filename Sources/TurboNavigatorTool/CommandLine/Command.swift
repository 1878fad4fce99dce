/// One command: its part of the parser, the help, the completions and the man page, and what it does.
struct Command: Sendable {
    /// A command line with what it is good for.
    struct Example: Sendable {
        let arguments: String
        let purpose: String

        init(_ arguments: String, _ purpose: String) {
            self.arguments = arguments
            self.purpose = purpose
        }
    }

    let name: String
    /// One line for the list of commands.
    let summary: String
    /// What a reader of the help should know: whole sentences.
    let discussion: String
    var operands: [Operand] = []
    var options: [CommandOption] = []
    let examples: [Example]
    let run: @Sendable (Invocation, Console) async throws -> ExitCode

    /// The options with those that every command has.
    var allOptions: [CommandOption] { options + [.help] }
}

extension Command {
    /// The table from which the parser, the help, the completions and the man page come.
    static let all: [Command] = [
        .check, .explain, .routes, .simulate, .suggest, .doctor, .open, .new, .schema, .completions, .man, .help,
    ]
}
