/// A command of the tool, as the parser, the help, the completions and the man page use it.
struct Command: Sendable {
    /// An example command line and its purpose.
    struct Example: Sendable {
        let arguments: String
        let purpose: String

        init(_ arguments: String, _ purpose: String) {
            self.arguments = arguments
            self.purpose = purpose
        }
    }

    let name: String
    /// The description in the list of commands: one line.
    let summary: String
    /// The description in the command's own help: full sentences.
    let discussion: String
    var operands: [Operand] = []
    var options: [CommandOption] = []
    let examples: [Example]
    let run: @Sendable (Invocation, Console) async throws -> ExitCode

    /// The command's options and those that every command has.
    var allOptions: [CommandOption] { options + [.help] }
}

extension Command {
    /// All commands, in the order of the help.
    static let all: [Command] = [
        .check, .explain, .routes, .simulate, .suggest, .doctor, .open, .new, .schema, .completions, .man, .help,
    ]
}
