/// Runs one command line.
public enum Tool {
    /// The version of the tool and of the library that it is part of.
    public static let version = "1.0.0"

    /// - Parameters:
    ///   - arguments: without the name of the program.
    ///   - console: where results and complaints go.
    public static func run(_ arguments: [String], console: Console) async -> ExitCode {
        if arguments == ["--version"] || arguments == ["-V"] {
            console.write("turbo-navigator \(version)")
            return console.hasFailed ? .failure : .fine
        }
        do {
            let invocation = try ArgumentParser(commands: Command.all).parse(arguments)
            let code = try await invocation.command.run(invocation, console)
            return console.hasFailed ? .failure : code
        } catch let error as UsageError {
            console.complain(error.message)
            console.complain("Try \"turbo-navigator \(error.helpWords)\".", isHint: true)
        } catch {
            console.complain((error as? ToolError)?.message ?? error.localizedDescription)
        }
        return .failure
    }
}
