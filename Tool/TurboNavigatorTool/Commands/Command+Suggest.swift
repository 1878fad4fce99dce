import TurboCore

extension Command {
    static let suggest = Command(
        name: "suggest",
        summary: "Write a first configuration for the paths of an app",
        discussion: """
            Follows the conventions of Rails: the pages for new and edit are modals, as are sign-in and sign-up, and the root \
            page clears the stacks. A comment in each rule explains its purpose. The paths are those of a running site, whose \
            pages are requested from link to link, or of --routes. Pages that ask for a password are modals too.
            """,
        operands: [Operand(name: "URL", help: "The first page of a running site", isRequired: false)],
        options: [
            .routes,
            .libraries,
        ],
        examples: [
            Example("suggest http://localhost:3000 > path_configuration.json", "Read the paths of a running site"),
            Example("suggest --routes routes.txt > path_configuration.json", "Create a first path configuration"),
        ]
    ) { invocation, console in
        let listed = try await invocation.routes(console)
        guard listed != nil || !invocation.operands.isEmpty else {
            throw invocation.usageError("Name a running site, or --routes FILE with the app's paths.")
        }
        let site =
            invocation.operands.isEmpty ? nil : try await SiteRoutes(invocation.webURL(orAsk: "Missing URL."))
        let routes = (listed ?? []) + (site?.routes ?? [])
        let libraries = invocation.libraries.isEmpty ? [.turboNavigator] : invocation.libraries
        console.write(
            ConfigurationSuggestion(routes, for: libraries, signInPaths: site?.signInPaths ?? []).text)
        return .success
    }
}
