import TurboCore

extension Command {
    static let suggest = Command(
        name: "suggest",
        summary: "Write a first configuration for the paths of an app",
        discussion: """
            By the conventions of Rails: the pages for new and edit are modals, as are sign-in and sign-up, and the root page \
            clears the stacks. Each rule has a comment that says why it is there.
            """,
        options: [
            CommandOption("--routes", .file("FILE"), help: "The app's paths: URLs, bin/rails routes, or an access log"),
            .platforms,
        ],
        examples: [Example("suggest --routes routes.txt > path_configuration.json", "Begin with this")]
    ) { invocation, console in
        guard let routes = try await invocation.routes(console) else {
            throw invocation.usageError("Where are the paths? Name their file with --routes.")
        }
        let platforms = invocation.platforms.isEmpty ? [.turboNavigator] : invocation.platforms
        console.write(ConfigurationSuggestion(routes, for: platforms).text)
        return .fine
    }
}
