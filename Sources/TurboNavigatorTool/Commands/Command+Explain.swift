extension Command {
    static let explain = Command(
        name: "explain",
        summary: "Explain which rules set the properties of a path",
        discussion: """
            Lists every rule in order: whether it matched, the pattern and the matched characters, the values that it set and \
            overrode. Then prints the merged properties, and what the navigator would do in each context.
            """,
        operands: [.file, Operand(name: "PATH", help: "A path or a URL", isRepeated: true)],
        options: [
            CommandOption(
                "--format", .choice(ResultFormat.allCases.map(\.rawValue)), help: "The output format; default: text"),
            .libraries,
            .matchQueryStrings,
            .ignoreQueryStrings,
        ],
        examples: [
            Example("explain path_configuration.json /posts/new", "Find out why a page is a modal"),
            Example("explain ios_v1.json /posts /posts/1/edit --format json", "Explain two paths, for a program"),
        ]
    ) { invocation, console in
        guard let name = invocation.operands.first else {
            throw invocation.usageError("Missing FILE: name a path configuration.")
        }
        guard invocation.operands.count > 1 else {
            throw invocation.usageError("Missing PATH: name a path to explain.")
        }
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
        return .success
    }
}
