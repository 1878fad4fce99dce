extension Command {
    static let explain = Command(
        name: "explain",
        summary: "Tell how the properties of a path come about",
        discussion: """
            Lists every rule in its order: whether it matched, by which pattern and which characters, what it set and what it \
            overrode; then the merged properties, and what the navigator would do from either context.
            """,
        operands: [.file, Operand(name: "PATH", help: "A path or a URL", isRepeated: true)],
        options: [
            CommandOption("--format", .choice(ResultFormat.allCases.map(\.rawValue)), help: "text by default"),
            .platforms,
            .matchQueryStrings,
            .ignoreQueryStrings,
        ],
        examples: [
            Example("explain path_configuration.json /posts/new", "Why is this page a modal?"),
            Example("explain ios_v1.json /posts /posts/1/edit --format json", "The same for programs"),
        ]
    ) { invocation, console in
        guard let name = invocation.operands.first else {
            throw invocation.usageError("Which FILE is to be explained?")
        }
        guard invocation.operands.count > 1 else { throw invocation.usageError("Which PATH is to be explained?") }
        let files = try await ConfigurationFile.read(name, invocation, console)
        let explanations = files.flatMap { file in
            invocation.operands.dropFirst().map { PathExplanation($0, in: file) }
        }
        switch invocation.choice("--format", default: ResultFormat.text) {
        case .text:
            let writer = ExplanationText(style: console.style)
            console.write(explanations.map(writer.text).joined(separator: "\n"))
        case .json: console.write(ExplanationJSON.text(explanations))
        }
        return .fine
    }
}
