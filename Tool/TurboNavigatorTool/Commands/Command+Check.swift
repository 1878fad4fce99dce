import Foundation
import TurboCore

extension Command {
    static let check = Command(
        name: "check",
        summary: "Report problems in path configurations",
        discussion: """
            Prints each problem with its line. An error means that a part of the file or the whole file is ignored, or that \
            the app crashes; a warning is probably not what you meant; a note depends on the app or on generated values. Errors and \
            warnings are findings; notes are findings only with --strict. Problems that depend on the app's paths are reported only with --routes. A comment in the file, \
            "turbo-navigator: for hotwire-ios; disable open-end", can set the libraries and disable checks.
            """,
        operands: [
            Operand(
                name: "FILE", help: "\(Operand.file.help); default: the usual names in this folder", isRequired: false,
                isRepeated: true, isFile: true)
        ],
        options: [
            .routes,
            .libraries,
            CommandOption("--strict", help: "Count notes as findings too"),
            CommandOption(
                "--format", .choice(ReportFormat.allCases.map(\.rawValue)),
                help: "The output format; default: text"),
            CommandOption("--only", .word("ID", Check.ids), isRepeated: true, help: "Run only this check"),
            CommandOption("--disable", .word("ID", Check.ids), isRepeated: true, help: "Skip this check"),
            CommandOption("--fix", help: "First apply the fixes that are certain to the files"),
            CommandOption("--watch", help: "Check again whenever a file changes, until Ctrl+C"),
            CommandOption(
                "--skip-others", help: "Skip JSON that isn't a path configuration, for a hook with many files"),
            .matchQueryStrings,
            .ignoreQueryStrings,
            CommandOption("--list", help: "List all checks"),
            CommandOption(
                "--explain", .word("ID", Check.ids + [CheckDocumentation.all]),
                help: "Explain a check, with examples; \(CheckDocumentation.all) explains every check in Markdown"),
        ],
        examples: [
            Example("check path_configuration.json", "Check a file"),
            Example(
                "check ios_v1.json --routes routes.txt",
                "Check a file against the output of bin/rails routes > routes.txt"),
            Example("check ios_v1.json --for hotwire-ios --strict", "Check a file for a Hotwire Native app"),
            Example("check https://example.com/configurations/ios_v1.json --strict", "Check the response of a server"),
            Example("check --format github config/*.json", "Annotate a pull request in GitHub Actions"),
        ], run: runCheck)

    @Sendable private static func runCheck(_ invocation: Invocation, _ console: Console) async throws -> ExitCode {
        if invocation.has("--list") { return list(console) }
        if let id = invocation.value("--explain") { return explain(id, console) }
        var invocation = invocation
        if invocation.operands.isEmpty {
            let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            invocation.operands = ConfigurationSearch.paths(in: folder)
            guard !invocation.operands.isEmpty else {
                throw invocation.usageError(
                    "Missing FILE: name a file to check. In this folder, no file has a usual name of a path configuration."
                )
            }
            console.printError("Checking \(invocation.operands.joined(separator: ", ")).")
        }
        guard invocation.has("--watch") else { return try await checkOnce(invocation, console) }
        let routes = invocation.value("--routes").map { [$0] } ?? []
        let watch = FileMonitor(names: invocation.operands + routes)
        while !console.hasFailed {
            let stamps = watch.stamps
            _ = try await checkOnce(invocation, console)
            // Changes that --fix has just written don't count.
            try await watch.waitForChange(since: invocation.has("--fix") ? watch.stamps : stamps)
        }
        return .failure
    }

    private static func checkOnce(_ invocation: Invocation, _ console: Console) async throws -> ExitCode {
        let options = try await invocation.checkOptions(console)
        if invocation.has("--fix") { try await fix(invocation, options, console) }
        let (files, isComplete) = await read(invocation.operands, console)
        let skipsOthers = invocation.has("--skip-others")
        let report = CheckReport(
            files: files.filter { !skipsOthers || !PathConfigurationText($0.data).isOfAnotherKind }.map {
                CheckReport.File(checking: $0, options, usesLibrariesOfFile: invocation.libraries.isEmpty)
            })
        console.write(report.text(invocation.choice("--format", default: .text), console.style))
        return isComplete ? report.exitCode(isStrict: invocation.has("--strict")) : .failure
    }

    private static func fix(_ invocation: Invocation, _ options: CheckOptions, _ console: Console) async throws {
        for name in invocation.operands {
            let count = try await FileFixer.fix(name, options, usesLibrariesOfFile: invocation.libraries.isEmpty)
            if count > 0 { console.printError("\(name): \(count == 1 ? "1 change" : "\(count) changes").") }
        }
    }

    /// Reads the files, and reports those that can't be read.
    private static func read(_ names: [String], _ console: Console) async -> (files: [InputFile], isComplete: Bool) {
        var (files, isComplete): ([InputFile], Bool) = ([], true)
        for name in names {
            do {
                files.append(try await InputFile.configuration(name))
            } catch {
                console.printError((error as? ToolError)?.message ?? error.localizedDescription)
                isComplete = false
            }
        }
        return (files, isComplete)
    }

    private static func list(_ console: Console) -> ExitCode {
        let width = Check.all.map(\.id.count).max() ?? 0
        for check in Check.all {
            let id = check.id.padding(toLength: width, withPad: " ", startingAt: 0)
            let severity = check.severity.rawValue.padding(toLength: 7, withPad: " ", startingAt: 0)
            console.write("\(id)  \(severity)  \(check.title)")
        }
        return .success
    }

    private static func explain(_ id: String, _ console: Console) -> ExitCode {
        if id == CheckDocumentation.all {
            console.write(CheckDocumentation.documentation)
            return .success
        }
        guard let check = Check.all.first(where: { $0.id == id }) else { return .failure }
        console.write(CheckDocumentation.text(of: check))
        return .success
    }
}

extension Invocation {
    /// The paths in the file passed with `--routes`, or nil without the option.
    func routes(_ console: Console) async throws -> [Route]? {
        guard let name = value("--routes") else { return nil }
        let list = RouteList(RouteText.decoded(try await InputFile.read(name).data))
        if let refusal = list.refusal(name: name) { throw ToolError(refusal) }
        list.warnings(name: name).forEach { console.printError($0) }
        return list.routes
    }

    func checkOptions(_ console: Console) async throws -> CheckOptions {
        CheckOptions(
            libraries: libraries.isEmpty ? [.turboNavigator] : libraries, routes: try await routes(console),
            matchesQuery: matchesQuery, only: Set(values["--only"] ?? []), disabled: Set(values["--disable"] ?? []))
    }
}
