/// The command-line tool.
public enum Tool {
    /// The version of the tool and of Turbo Navigator.
    public static let version = "1.0.0"

    /// Runs one command line.
    ///
    /// - Parameters:
    ///   - arguments: the arguments without the name of the program.
    ///   - console: the output for results and errors.
    /// - Returns: the exit code for the shell.
    public static func run(_ arguments: [String], console: Console) async -> ExitCode {
        if arguments == ["--version"] || arguments == ["-V"] {
            console.write("turbo-navigator \(version)")
            return console.hasFailed ? .failure : .success
        }
        do {
            let invocation = try ArgumentParser(commands: Command.all).parse(arguments)
            let code = try await invocation.command.run(invocation, console)
            return console.hasFailed ? .failure : code
        } catch let error as UsageError {
            console.printError(error.message)
            console.printError("Try \"turbo-navigator \(error.helpWords)\".", isHint: true)
        } catch {
            console.printError((error as? ToolError)?.message ?? error.localizedDescription)
        }
        return .failure
    }
}

/// An error with the reason why a command can't be run, in a sentence for the terminal.
package struct ToolError: Error, Equatable, CustomStringConvertible {
    package let message: String

    package var description: String { message }

    package init(_ message: String) {
        self.message = message
    }
}

/// An error about a wrong command line.
struct UsageError: Error, Equatable, CustomStringConvertible {
    let message: String
    /// The command to show help for, or nil for the help of the whole tool.
    var command: String?

    var description: String { message }

    /// The arguments that print the help.
    var helpWords: String { command.map { "\($0) --help" } ?? "--help" }
}
