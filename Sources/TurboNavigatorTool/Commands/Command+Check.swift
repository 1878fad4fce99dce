import Foundation

extension Command {
    static let check = Command(
        name: "check",
        summary: "Report what is wrong with path configurations",
        discussion: """
            Prints each problem with its line. Errors and warnings are findings, notes only with --strict. What is reported is \
            proved; what depends on the paths of the app is only reported with --routes.
            """,
        operands: [
            Operand(name: "FILE", help: Operand.file.help, isRequired: true, isRepeated: true, isFile: true)
        ],
        options: [
            CommandOption("--routes", .file("FILE"), help: "The app's paths: URLs, bin/rails routes, or an access log"),
            CommandOption("--strict", help: "Count notes as findings too"),
            CommandOption(
                "--format", .choice(ReportFormat.allCases.map(\.rawValue)),
                help: "How findings are written; text by default"),
            .matchQueryStrings,
            CommandOption("--list", help: "List all checks"),
            CommandOption(
                "--explain", .word("ID", Check.all.map(\.id)), help: "Tell what a check is about, with examples"),
        ],
        examples: [
            Example("check path_configuration.json", "Check a file"),
            Example(
                "check ios_v1.json --routes routes.txt", "Check it against the output of bin/rails routes > routes.txt"),
            Example("check https://example.com/configurations/ios_v1.json --strict", "Check what the server sends"),
            Example("check --format github config/*.json", "Annotate a pull request in GitHub Actions"),
        ], run: runCheck)

    @Sendable private static func runCheck(_ invocation: Invocation, _ console: Console) async throws -> ExitCode {
        if invocation.has("--list") { return list(console) }
        if let id = invocation.values["--explain"] { return explain(id, console) }
        guard !invocation.operands.isEmpty else { throw invocation.usageError("Which FILE is to be checked?") }
        let routes = try await invocation.routes()
        var files: [CheckReport.File] = []
        for name in invocation.operands {
            files.append(checked(try await InputFile.read(name), routes, invocation))
        }
        let report = CheckReport(files: files)
        console.write(report.text(invocation.choice("--format", default: .text), console.style))
        return report.exitCode(isStrict: invocation.has("--strict"))
    }

    private static func checked(_ file: InputFile, _ routes: [Route]?, _ invocation: Invocation) -> CheckReport.File {
        let subject = CheckSubject(file.data, routes: routes, matchesQuery: invocation.matchesQuery)
        let lines = file.text.replacingOccurrences(of: "\r\n", with: "\n").components(separatedBy: "\n")
        return CheckReport.File(name: file.name, lines: lines, diagnostics: subject.diagnostics(file: file.name))
    }

    private static func list(_ console: Console) -> ExitCode {
        let width = Check.all.map(\.id.count).max() ?? 0
        for check in Check.all {
            let id = check.id.padding(toLength: width, withPad: " ", startingAt: 0)
            let severity = check.severity.rawValue.padding(toLength: 7, withPad: " ", startingAt: 0)
            console.write("\(id)  \(severity)  \(check.title)")
        }
        return .fine
    }

    private static func explain(_ id: String, _ console: Console) -> ExitCode {
        guard let check = Check.all.first(where: { $0.id == id }) else { return .failure }
        console.write(CheckPage.text(of: check))
        return .fine
    }
}

extension Invocation {
    /// The paths of `--routes`; nil without the option.
    func routes() async throws -> [Route]? {
        guard let name = values["--routes"] else { return nil }
        let routes = RouteList.parse(try await InputFile.read(name).text)
        guard !routes.isEmpty else {
            throw ToolError(
                "There are no paths in \"\(name)\". It may hold URLs, one a line, the output of bin/rails routes, or an access log."
            )
        }
        return routes
    }
}
