/// An error with the reason why a command can't be run, in a sentence for the terminal.
struct ToolError: Error, Equatable, CustomStringConvertible {
    let message: String

    var description: String { message }

    init(_ message: String) {
        self.message = message
    }
}
