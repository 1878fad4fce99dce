import Foundation
import TurboCore

extension Command {
    static let open = Command(
        name: "open",
        summary: "Open a site as its native app would navigate it, in a window on Linux",
        discussion: """
            Shows the site with native bars, stacks and modals, by the rules of a path configuration. A file is watched: what is \
            saved counts at once. Without --path-configuration it looks where apps keep theirs, on the site's own origin, and \
            says which one it took. Each decision is printed with its reason. Cookies and other data are forgotten at the end.
            """,
        operands: [Operand(name: "URL", help: "The first page, with http or https")],
        options: [
            CommandOption("--path-configuration", .file("FILE|URL"), help: "The rules"),
            CommandOption(
                "--for", .choice(PathDialect.allCases.map(\.rawValue)),
                help: "The library whose reading of the rules counts; turbo-navigator by default"),
            CommandOption("--size", .text("WIDTHxHEIGHT"), help: "The size of the window; 390x844 by default"),
            CommandOption(
                "--user-agent", .text("TEXT"), help: "Added to the engine's own; \"Turbo Native iOS\" by default"),
            CommandOption(
                "--record", .file("FILE"),
                help: "Write each event as a line of JSON, with the values in URLs left out"),
            CommandOption("--inspect", help: "Open the inspector too; Ctrl+Shift+D opens and closes it"),
            CommandOption(
                "--accept-certificates",
                help: "Trust the server's certificate, whoever signed it; for this machine alone"
            ),
            CommandOption("--screenshot", .file("FILE"), help: "Take a picture of the first page as PNG, and end"),
        ],
        examples: [
            Example("open http://localhost:3000", "See a site in development"),
            Example(
                "open http://localhost:3000 --path-configuration public/ios_v1.json", "Try rules while you write them"),
            Example("open https://example.com --screenshot page.png", "Take a picture of a page"),
        ], run: runOpen)

    @Sendable private static func runOpen(_ invocation: Invocation, _ console: Console) async throws -> ExitCode {
        _ = try OpenOptions(invocation)
        guard let program = OpenProgram.beside(CommandLine.arguments.first ?? "") else {
            throw ToolError(
                "\(OpenProgram.name) is not there. It needs Linux with GTK 4 and WebKitGTK: in a clone of Turbo Navigator, "
                    + "bin/open URL builds and starts it.")
        }
        throw ToolError("\(program) cannot be started: \(OpenProgram.replaceProcess(with: program))")
    }
}
