import Foundation

extension Command {
    static let new = Command(
        name: "new",
        summary: "Make an app that shows a site, for Linux and iOS",
        discussion: """
            Writes a Swift package that builds and runs at once on Linux, with a project for Xcode, a first path configuration and \
            a test, into a new folder with the app's name. The app depends on a clone of Turbo Navigator by its path.
            """,
        operands: [Operand(name: "NAME", help: "The app's name: letters and digits")],
        options: [
            CommandOption("--url", .text("URL"), help: "The first page of the site, with http or https"),
            CommandOption(
                "--identifier", .text("ID"), help: "The bundle identifier; org.example.NAME by default"),
            CommandOption(
                "--package", .file("PATH"), help: "The clone of Turbo Navigator; by default the one that has this tool"),
        ],
        examples: [
            Example("new Books --url http://localhost:3000", "Make the app Books for a site in development"),
            Example(
                "new Books --url https://example.com --identifier com.example.Books", "Name the app as its stores will"),
        ], run: runNew)

    @Sendable private static func runNew(_ invocation: Invocation, _ console: Console) async throws -> ExitCode {
        guard let name = invocation.operands.first else { throw invocation.usageError("Which NAME has the app?") }
        guard let address = invocation.value("--url") else {
            throw invocation.usageError("Which site does the app show? Name its first page with --url URL.")
        }
        let appName = try AppName(name)
        let url = try invocation.webURL(address)
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath()
        let folder = here.appendingPathComponent(appName.text)
        let library = try LibraryFolder.find(invocation.value("--package"))
        let app = try NewApp(
            name: appName, url: url, identifier: invocation.value("--identifier"),
            package: LibraryFolder.path(from: folder, to: library))
        try app.write(to: folder)
        console.write(nextSteps(appName.text, in: folder, library: library))
        return .fine
    }

    private static func nextSteps(_ name: String, in folder: URL, library: URL) -> String {
        """
        \(name) is in \(TerminalText.escaped(folder.path)). On Linux it needs what \(TerminalText.escaped(library.path))/bin/setup installs.

          cd \(name)
          swift run

        On a Mac, open \(name).xcodeproj in it with Xcode.
        """
    }
}
