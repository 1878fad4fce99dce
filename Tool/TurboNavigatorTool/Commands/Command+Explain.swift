/// The output formats of explanations.
enum ExplanationFormat: String, CaseIterable, Sendable {
    case text
    case json
    /// A page for a browser.
    case html
}

extension Command {
    static let explain = Command(
        name: "explain",
        summary: "Explain which rules set the properties of a path",
        discussion: """
            Lists every rule in order: whether it matched, the pattern and the matched characters, the values that it set and \
            overrode. Then prints the merged properties, and what the navigator would do in each context. --html writes a page \
            with the rules, the paths, their matches and their stacks, which needs no other file.
            """,
        operands: [
            .file, Operand(name: "PATH", help: "A path or a URL", isRequired: false, isRepeated: true),
        ],
        options: [
            .routes,
            CommandOption("--html", help: "The same as --format html"),
            CommandOption(
                "--format", .choice(ExplanationFormat.allCases.map(\.rawValue)),
                help: "The output format; default: text; html writes a page"),
            .libraries,
            .matchQueryStrings,
            .ignoreQueryStrings,
        ],
        examples: [
            Example("explain path_configuration.json /posts/new", "Find out why a page is a modal"),
            Example("explain ios_v1.json /posts /posts/1/edit --format json", "Explain two paths, for a program"),
            Example(
                "explain ios_v1.json --routes routes.txt --html > rules.html",
                "Write a page for a pull request, or for a colleague without a terminal"),
        ], run: runExplanation)

    @Sendable private static func runExplanation(_ invocation: Invocation, _ console: Console) async throws -> ExitCode
    {
        guard let name = invocation.operands.first else {
            throw invocation.usageError("Missing FILE: name a path configuration.")
        }
        let operands = invocation.operands.dropFirst().map { word in
            // People leave out the first slash of a path.
            Route(written: word) ?? Route(written: "/" + word) ?? Route(name: word, address: word)
        }
        let routes = try await operands + (invocation.routes(console) ?? [])
        guard !routes.isEmpty else {
            throw invocation.usageError("Missing PATH: name a path to explain, or a file with --routes.")
        }
        let files = try await ConfigurationFile.read(name, invocation, console)
        let format = invocation.has("--html") ? .html : invocation.choice("--format", default: ExplanationFormat.text)
        let explanations = { files.flatMap { file in routes.map { PathExplanation($0.written, in: file) } } }
        switch format {
        case .text:
            let writer = ExplanationText(style: console.style)
            console.write(explanations().map(writer.text).joined(separator: "\n"))
        case .json: console.write(ExplanationJSON.text(explanations()))
        case .html: console.write(ExplanationHTML(files: files, routes: routes).text)
        }
        return .success
    }
}
