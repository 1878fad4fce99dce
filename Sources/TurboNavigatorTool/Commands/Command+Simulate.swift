import NavigationSimulation
import TurboCore

/// How a simulation is written.
enum SimulationFormat: String, CaseIterable, Sendable {
    case text
    case json
    /// A storyboard for a browser.
    case svg
}

extension Command {
    static let simulate = Command(
        name: "simulate",
        summary: "Run taps, forms and redirects through the decisions of the app",
        discussion: """
            Prints after each step the main and the modal stack, the requests that the server sees, and the reason. The \
            decisions are those of the app; the pages are not loaded. A PATH may be any line of a script, in quotes.
            """,
        operands: [
            .file,
            Operand(
                name: "PATH", help: "A path, or another line of a script in quotes", isRequired: false, isRepeated: true
            ),
        ],
        options: [
            CommandOption("--start", .text("PATH"), help: "The first page; / by default"),
            CommandOption("--script", .file("FILE"), help: "Read the steps from a file, one a line"),
            CommandOption(
                "--format", .choice(SimulationFormat.allCases.map(\.rawValue)),
                help: "text by default; svg draws a storyboard"),
            .platforms,
            .matchQueryStrings,
            .ignoreQueryStrings,
        ],
        examples: [
            Example("simulate ios_v1.json /posts /posts/new 'submit /posts -> 303 /posts/1' back", "Write a post"),
            Example("simulate ios_v1.json --script tour.txt --format svg > tour.svg", "Draw a storyboard"),
        ], run: runSimulation)

    @Sendable private static func runSimulation(_ invocation: Invocation, _ console: Console) async throws -> ExitCode {
        guard let name = invocation.operands.first else { throw invocation.usageError("Which FILE is to be used?") }
        let lines = try await scriptLines(invocation)
        let file = try await ConfigurationFile.readOne(name, invocation, console)
        let start = invocation.value("--start") ?? "/"
        guard SimulationScript.isAddress(start) else {
            throw invocation.usageError("\"\(start)\" is not a path or a URL to start with.")
        }
        var simulator = Simulator(start: start) { url in
            file.match(RouteAddress.address(of: url.absoluteString) ?? "/").properties
        }
        let first = SimulationScript.Line(
            text: "start \(start)", input: .tap(start, action: .advance, kind: .web, answer: .page))
        let steps = ([first] + lines).map { simulator.run($0) }
        switch invocation.choice("--format", default: SimulationFormat.text) {
        case .text: console.write(SimulationText(style: console.style).text(steps))
        case .json: console.write(SimulationJSON.text(steps))
        case .svg: console.write(Storyboard(steps: steps).text)
        }
        return .fine
    }

    private static func scriptLines(_ invocation: Invocation) async throws -> [SimulationScript.Line] {
        let operands = invocation.operands.dropFirst()
        guard let script = invocation.value("--script") else {
            guard !operands.isEmpty else {
                throw invocation.usageError("What is to be simulated? Name paths, or a file with --script.")
            }
            return try operands.map(SimulationScript.parse(line:))
        }
        guard operands.isEmpty else { throw invocation.usageError("Name either paths or --script, not both.") }
        let file = try await InputFile.read(script)
        return try SimulationScript.parse(file.text, name: file.name)
    }
}
