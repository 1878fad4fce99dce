import TurboCore

extension Command {
    static let suggest = Command(
        name: "suggest",
        summary: "Write a first configuration for the paths of an app",
        discussion: """
            Follows the conventions of Rails: the pages for new and edit are modals, as are sign-in and sign-up, and the root \
            page clears the stacks. A comment in each rule explains its purpose.
            """,
        options: [
            .routes,
            .libraries,
        ],
        examples: [
            Example("suggest --routes routes.txt > path_configuration.json", "Create a first path configuration")
        ]
    ) { invocation, console in
        guard let routes = try await invocation.routes(console) else {
            throw invocation.usageError("Missing --routes FILE: name the file with the app's paths.")
        }
        let libraries = invocation.libraries.isEmpty ? [.turboNavigator] : invocation.libraries
        console.write(ConfigurationSuggestion(routes, for: libraries).text)
        return .success
    }
}
