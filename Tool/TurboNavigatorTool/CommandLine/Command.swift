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
        .check, .explain, .routes, .simulate, .suggest, .doctor, .open, .compare, .new, .languageServer,
        .schema, .completions, .man, .help,
    ]
}

/// An operand of a command: an argument that isn't an option.
struct Operand: Sendable {
    /// The placeholder in the help.
    let name: String
    let help: String
    var isRequired = true
    var isRepeated = false
    /// Whether shells complete the operand with file names.
    var isFile = false

    /// The operand as shown in the help.
    var usage: String {
        let word = name + (isRepeated ? "…" : "")
        return isRequired ? word : "[\(word)]"
    }

    static let file = Operand(
        name: "FILE", help: "A path configuration: a path, an http(s) URL, or - for standard input", isFile: true)
}
