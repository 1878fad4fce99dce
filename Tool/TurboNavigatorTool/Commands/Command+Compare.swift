import Foundation

extension Command {
    static let compare = Command(
        name: "compare",
        summary: "Compare two folders of pictures, and write a page with the differences",
        discussion: """
            Compares the PNG files of the same name in two folders and the folders in them, such as those of \
            turbo_navigator_screenshot before and after a change. Edges may be smoothed differently. Prints a line for each \
            picture that differs, and writes one HTML page that contains the pictures. Needs turbo-navigator-open, on Linux.
            """,
        operands: [
            Operand(name: "OLD", help: "The folder with the pictures before", isFile: true),
            Operand(name: "NEW", help: "The folder with the pictures after", isFile: true),
        ],
        options: [
            CommandOption("--output", .file("FILE"), help: "The HTML page; default: comparison.html")
        ],
        examples: [
            Example("compare expected/native tmp/native", "Compare the pictures of a test with those in the repository")
        ], run: runCompare)

    @Sendable private static func runCompare(_ invocation: Invocation, _ console: Console) async throws -> ExitCode {
        _ = try CompareOptions(invocation)
        throw OpenProgram.failureToStart("", arguments: CommandLine.arguments.dropFirst())
    }
}

/// The options of `turbo-navigator compare`.
package struct CompareOptions: Sendable, Equatable {
    package let old: URL
    package let new: URL
    /// The page with the differences.
    package let page: URL

    /// - Parameter arguments: the arguments of the program.
    /// - Returns: nil if they are those of another command.
    /// - Throws: an error whose description explains the problem.
    package init?(arguments: [String]) throws {
        guard arguments.first == Command.compare.name else { return nil }
        try self.init(ArgumentParser(commands: Command.all).parse(arguments))
    }

    fileprivate init(_ invocation: Invocation) throws {
        let folders = invocation.operands.map(URL.init(fileURLWithPath:))
        guard folders.count == 2 else { throw invocation.usageError("Name two folders: the old one and the new one.") }
        (old, new) = (folders[0], folders[1])
        page = URL(fileURLWithPath: invocation.value("--output") ?? "comparison.html")
    }
}
