/// Runs one command line.
public enum Tool {
    /// - Parameters:
    ///   - arguments: without the name of the program.
    ///   - console: where results and complaints go.
    public static func run(_ arguments: [String], console: Console) async -> ExitCode {
        do {
            let invocation = try ArgumentParser(commands: Command.all).parse(arguments)
            return try await invocation.command.run(invocation, console)
        } catch let error as UsageError {
            console.complain(error.message)
            console.complain("Try \"turbo-navigator \(error.helpWords)\".", isHint: true)
        } catch {
            console.complain((error as? ToolError)?.message ?? error.localizedDescription)
        }
        return .failure
    }
}
