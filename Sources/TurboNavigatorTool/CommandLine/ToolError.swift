/// What was asked cannot be done, and why: a sentence for the terminal.
struct ToolError: Error, Equatable {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
