/// What was asked cannot be done, and why: a sentence for the terminal.
struct ToolError: Error, Equatable, CustomStringConvertible {
    let message: String

    var description: String { message }

    init(_ message: String) {
        self.message = message
    }
}
