import TurboCore

extension Command {
    static let routes = Command(
        name: "routes",
        summary: "Show the properties of all paths of an app",
        discussion: """
            Prints the context, the presentation and the matching rules of each path. With --against, prints the changes \
            from an older version to FILE, and exits with 1 if there are any.
            """,
        operands: [.file],
        options: [
            .routes,
            CommandOption("--against", .file("OLD"), help: "Show only the differences from this version"),
            CommandOption(
                "--format", .choice(RouteFormat.allCases.map(\.rawValue)), help: "The output format; default: text"),
            .libraries,
            .matchQueryStrings,
            .ignoreQueryStrings,
        ],
        examples: [
            Example("routes ios_v1.json --routes routes.txt", "Print a table of all paths"),
            Example(
                "routes ios_v2.json --routes routes.txt --against ios_v1.json --format markdown",
                "Show the effects of a change, for a pull request"),
        ], run: runRoutes)

    @Sendable private static func runRoutes(_ invocation: Invocation, _ console: Console) async throws -> ExitCode {
        guard let name = invocation.operands.first else {
            throw invocation.usageError("Missing FILE: name a path configuration.")
        }
        guard let routes = try await invocation.routes(console) else {
            throw invocation.usageError("Missing --routes FILE: name the file with the app's paths.")
        }
        let file = try await ConfigurationFile.readOne(name, invocation, console)
        let format = invocation.choice("--format", default: RouteFormat.text)
        guard let oldName = invocation.value("--against") else {
            console.write(table(RouteRow.rows(routes, in: file), format))
            return .success
        }
        let old = try await ConfigurationFile.readOne(oldName, invocation, console)
        let changes = RouteChange.changes(of: routes, from: old, to: file)
        console.write(comparison(changes, of: Set(routes.map(\.name)).count, format))
        return changes.isEmpty ? .success : .findings
    }

    private static func table(_ rows: [RouteRow], _ format: RouteFormat) -> String {
        let header = ["path", "context", "presentation", "rules"]
        let cells = rows.map { [$0.path, $0.context, $0.presentation, $0.ruleText] }
        switch format {
        case .text: return RouteTable.text(header, cells)
        case .markdown: return RouteTable.markdown(header, cells)
        case .json:
            let routes = rows.map { row -> JSONText in
                .object([
                    ("path", .string(row.path)), ("context", .string(row.context)),
                    ("presentation", .string(row.presentation)),
                    ("rules", .array(row.rules.map { .integer($0) })), ("properties", .properties(row.properties)),
                ])
            }
            return JSONText.object([("routes", .array(routes))]).text()
        }
    }

    private static func comparison(_ changes: [RouteChange], of count: Int, _ format: RouteFormat) -> String {
        let rows = changes.flatMap { change in change.keys.map { [change.path, $0.text] } }
        let summary = "\(changes.count) of \(count) paths change.\n"
        switch format {
        case .text: return (rows.isEmpty ? "" : RouteTable.text(["path", "change"], rows)) + summary
        case .markdown: return (rows.isEmpty ? "" : RouteTable.markdown(["path", "change"], rows) + "\n") + summary
        case .json: return JSONText.object([("changes", .array(changes.map(object)))]).text()
        }
    }

    private static func object(_ change: RouteChange) -> JSONText {
        let keys = change.keys.map { key -> (String, JSONText) in
            let members: [(String, JSONText)] = [
                ("before", .value(key.before ?? .null)), ("after", .value(key.after ?? .null)),
            ]
            return (key.name, .object(members))
        }
        return .object([("path", .string(change.path)), ("keys", .object(keys))])
    }
}
