import Foundation

extension Command {
    static let new = Command(
        name: "new",
        summary: "Create an app for Linux and iOS that shows a site",
        discussion: """
            Creates a folder with the app's name. It contains a Swift package that builds and runs on Linux, an Xcode project, a \
            first path configuration and a test. The app depends on a clone of Turbo Navigator by its path.
            """,
        operands: [Operand(name: "NAME", help: "The app's name: letters and digits")],
        options: [
            CommandOption("--url", .text("URL"), help: "The http or https URL of the site's first page"),
            CommandOption(
                "--identifier", .text("ID"), help: "The bundle identifier; default: org.example.NAME"),
            CommandOption(
                "--package", .file("PATH"),
                help: "A clone of Turbo Navigator, or an address to clone; default: the one with this tool"),
        ],
        examples: [
            Example("new Books --url http://localhost:3000", "Create the app Books for a site in development"),
            Example(
                "new Books --url https://example.com --identifier com.example.Books", "Set the bundle identifier"),
            Example(
                "new Books --url http://localhost:3000 --package https://github.com/OWNER/turbo-navigator",
                "Clone the sources beside the app, if the tool was installed with pip"),
        ], run: runNew)

    @Sendable private static func runNew(_ invocation: Invocation, _ console: Console) async throws -> ExitCode {
        guard let name = invocation.operands.first else { throw invocation.usageError("Missing NAME of the app.") }
        guard let address = invocation.value("--url") else {
            throw invocation.usageError("Missing --url URL: name the first page of the site.")
        }
        let appName = try AppName(name)
        let url = try invocation.webURL(address)
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath()
        let folder = here.appendingPathComponent(appName.text)
        let library = try LibraryFolder.find(invocation.value("--package"), beside: here)
        let app = try NewApp(
            name: appName, url: url, identifier: invocation.value("--identifier"),
            package: LibraryFolder.path(from: folder, to: library))
        try app.write(to: folder)
        console.write(nextSteps(appName.text, in: folder, library: library))
        return .success
    }

    private static func nextSteps(_ name: String, in folder: URL, library: URL) -> String {
        """
        Created \(name) in \(TerminalText.escaped(folder.path)). On Linux, first run \(TerminalText.escaped(library.path))/bin/setup once. Then:

          cd \(name)
          swift run

        \(TerminalText.escaped(library.path))/bin/iphone . puts the app on an iPhone. On a Mac, open \(name).xcodeproj in Xcode instead.
        """
    }
}
