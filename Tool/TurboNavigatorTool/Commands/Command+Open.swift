import Foundation
import TurboCore

extension Command {
    static let open = Command(
        name: "open",
        summary: "Open a site in a window on Linux, with the navigation of a native app",
        discussion: """
            Shows the site with native bars, stacks and modals, by the rules of a path configuration. Watches a local file, and \
            applies changes when you save it. Without --path-configuration, searches the usual paths on the site's own origin, \
            and prints the URL it found. Prints each decision with its reason. Doesn't keep cookies and other data.
            """,
        operands: [Operand(name: "URL", help: "The http or https URL of the first page")],
        options: [
            CommandOption("--path-configuration", .file("FILE|URL"), help: "The path configuration"),
            CommandOption(
                "--for", .choice(ConfigurationLibrary.allCases.map(\.rawValue)),
                help: "Interpret the rules as this library does; default: turbo-navigator"),
            CommandOption("--size", .text("WIDTHxHEIGHT"), help: "The size of the window; default: 390x844"),
            CommandOption(
                "--user-agent", .text("TEXT"), help: "Append to WebKit's user agent; default: \"Turbo Native iOS\""),
            CommandOption(
                "--record", .file("FILE"),
                help: "Write each event as a line of JSON, without the values in URLs"),
            CommandOption("--inspect", help: "Open the inspector at launch; Ctrl+Shift+D opens and closes it"),
            CommandOption(
                "--accept-certificates",
                help: "Trust the server's certificate, whoever signed it; only for this machine"
            ),
            CommandOption(
                "--drive", .text("DESCRIPTOR"),
                help: "Do what the process asks that has started this one, by an inherited socket"),
            CommandOption("--screenshot", .file("FILE"), help: "Take a screenshot of the first page as PNG, and exit"),
        ],
        examples: [
            Example("open http://localhost:3000", "Open a site in development"),
            Example(
                "open http://localhost:3000 --path-configuration public/ios_v1.json",
                "Try out rules while you write them"),
            Example("open https://example.com --screenshot page.png", "Take a screenshot of a page"),
        ], run: runOpen)

    @Sendable private static func runOpen(_ invocation: Invocation, _ console: Console) async throws -> ExitCode {
        _ = try OpenOptions(invocation)
        throw OpenProgram.failureToStart(
            " In a clone of Turbo Navigator, bin/open URL builds and starts it.",
            arguments: CommandLine.arguments.dropFirst(2))
    }
}
