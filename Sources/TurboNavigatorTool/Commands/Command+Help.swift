extension Command {
    static let help = Command(
        name: "help",
        summary: "Print the help of a command",
        discussion: "Without a command, prints the list of commands.",
        operands: [Operand(name: "COMMAND", help: "The name of a command", isRequired: false)],
        examples: [Example("help check", "Print the help of check")]
    ) { invocation, console in
        guard let name = invocation.operands.first else {
            console.write(HelpText.overview(of: all))
            return .fine
        }
        let command = try ArgumentParser(commands: all).parse([name]).command
        console.write(HelpText.text(of: command))
        return .fine
    }
}
