import NavigationSimulation
import TurboCore

/// The output formats of a simulation.
enum SimulationFormat: String, CaseIterable, Sendable {
    case text
    case json
}

extension Command {
    static let simulate = Command(
        name: "simulate",
        summary: "Simulate how the app navigates after taps, forms and redirects",
        discussion: """
            After each step, prints the main and the modal stack, the requests to the server, and the reason. The decisions \
            are those of the app, but no pages are loaded. A PATH can be any line of a scenario, in quotes. --replay makes the \
            decisions of a record again, by the rules of FILE or by the recorded ones, and prints the decisions that have \
            changed. The exit code is 1 if there are any. With several --for, compares the libraries, and prints the steps in \
            which they part.
            """,
        operands: [
            Operand(
                name: "FILE", help: "A path configuration: a path, an http(s) URL, or -; optional with --replay",
                isRequired: false, isFile: true),
            Operand(
                name: "PATH", help: "A path, or another line of a scenario in quotes", isRequired: false,
                isRepeated: true
            ),
        ],
        options: [
            CommandOption("--start", .text("PATH"), help: "The first page; default: /"),
            CommandOption("--scenario", .file("FILE"), help: "Read a scenario from a file, one step per line"),
            CommandOption("--replay", .file("RECORD"), help: "Make the decisions of a record again"),
            CommandOption(
                "--format", .choice(SimulationFormat.allCases.map(\.rawValue)),
                help: "The output format; default: text"),
            .libraries,
            .matchQueryStrings,
            .ignoreQueryStrings,
        ],
        examples: [
            Example(
                "simulate ios_v1.json /posts /posts/new 'submit /posts -> 303 /posts/1' back",
                "Write a post, and go back"),
            Example("simulate ios_v1.json --scenario tour.txt", "Walk through the steps in a file"),
            Example(
                "simulate config.json --for hotwire-ios --for hotwire-android /posts /posts/new back",
                "Compare the two apps of a team"),
            Example("simulate new.json --replay bug.jsonl", "Find out what other rules would have changed"),
        ], run: runSimulation)

    @Sendable private static func runSimulation(_ invocation: Invocation, _ console: Console) async throws -> ExitCode {
        if let record = invocation.value("--replay") { return try await replay(record, invocation, console) }
        guard let name = invocation.operands.first else {
            throw invocation.usageError("Missing FILE: name a path configuration.")
        }
        let lines = try await scenarioLines(invocation)
        let files = try await ConfigurationFile.read(name, invocation, console)
        let start = invocation.value("--start") ?? "/"
        guard SimulationScenario.isAddress(start) else {
            throw invocation.usageError("\"\(start)\" isn't a path or a URL to start with.")
        }
        let simulations = files.map { (library: $0.library, steps: $0.simulation(start: start, lines)) }
        guard simulations.count == 1, let steps = simulations.first?.steps else {
            let comparison = SimulationComparison(simulations: simulations, style: console.style)
            switch format(invocation) {
            case .text: console.write(comparison.text)
            case .json: console.write(comparison.json)
            }
            return .success
        }
        switch format(invocation) {
        case .text: console.write(SimulationText(style: console.style).text(steps))
        case .json: console.write(SimulationJSON.text(steps))
        }
        return .success
    }

    private static func format(_ invocation: Invocation) -> SimulationFormat {
        invocation.choice("--format", default: .text)
    }

    private static func replay(_ name: String, _ invocation: Invocation, _ console: Console) async throws -> ExitCode {
        guard invocation.operands.count <= 1, !invocation.has("--scenario"), !invocation.has("--start") else {
            throw invocation.usageError("A record has its own pages. Omit paths, --scenario and --start with --replay.")
        }
        let file = try await InputFile.read(name)
        let record = try Record(file.data, name: file.name)
        var invocation = invocation
        if invocation.libraries.isEmpty { invocation.values[CommandOption.libraries.name] = [record.header.platform] }
        var rules: ConfigurationFile?
        if let name = invocation.operands.first { rules = try await .readOne(name, invocation, console) }
        let replay = Replay(record, rules: rules)
        let report = ReplayReport(replay: replay, record: record, style: console.style)
        switch format(invocation) {
        case .text: console.write(report.text)
        case .json: console.write(report.json)
        }
        return replay.differences.isEmpty ? .success : .findings
    }

    private static func scenarioLines(_ invocation: Invocation) async throws -> [SimulationScenario.Line] {
        let operands = invocation.operands.dropFirst()
        guard let scenario = invocation.value("--scenario") else {
            guard !operands.isEmpty else {
                throw invocation.usageError("Nothing to simulate: name paths, or a file with --scenario.")
            }
            return try operands.map(SimulationScenario.parse(line:))
        }
        guard operands.isEmpty else { throw invocation.usageError("Use either paths or --scenario, not both.") }
        let file = try await InputFile.read(scenario)
        return try SimulationScenario.parse(file.text, name: file.name)
    }
}
