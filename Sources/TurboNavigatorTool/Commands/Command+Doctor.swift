import Foundation
import TurboCore

extension Command {
    static let doctor = Command(
        name: "doctor",
        summary: "Ask a running server as an app would, and report what would go wrong",
        discussion: """
            Goes from page to page of one origin, with GET alone. Looks whether each page has Turbo and the same tracked assets, \
            where redirects lead, and what headers say; whether the historical locations are there, and the configuration is \
            served well. A form is sent only with --submit.
            """,
        operands: [Operand(name: "URL", help: "The first page, with http or https")],
        options: [
            CommandOption("--pages", .text("N"), help: "Look at so many pages at most; 20 by default"),
            CommandOption("--seconds", .text("N"), help: "End after so many seconds; 30 by default"),
            CommandOption("--configuration", .text("PATH"), help: "The path of the path configuration"),
            CommandOption(
                "--submit", .text("FORM"), isRepeated: true,
                help: "Send a form: \"PAGE ACTION name=value&…\", two paths and the fields"),
            CommandOption("--strict", help: "Count notes as findings too"),
            CommandOption(
                "--format", .choice(ReportFormat.allCases.map(\.rawValue)),
                help: "How findings are written; text by default"),
        ],
        examples: [
            Example("doctor http://localhost:3000", "Look at an app in development"),
            Example(
                "doctor http://localhost:3000 --configuration /configurations/ios_v1.json", "And at its configuration"),
            Example("doctor http://localhost:3000 --submit '/posts/new /posts title='", "And at what a form answers"),
        ], run: runDoctor)

    @Sendable private static func runDoctor(_ invocation: Invocation, _ console: Console) async throws -> ExitCode {
        let url = try invocation.webURL(orAsk: "Which URL is to be asked?")
        let limits = Doctor.Limits(
            pages: try invocation.number("--pages", default: 20),
            seconds: Double(try invocation.number("--seconds", default: 30)))
        let forms = try (invocation.values["--submit"] ?? []).map { text in
            guard let form = DoctorForm(text) else {
                throw invocation.usageError("\"\(text)\" is not a form. Write \"/posts/new /posts title=Hello\".")
            }
            return form
        }
        var doctor = Doctor(url, limits: limits, configuration: invocation.value("--configuration"))
        await doctor.run(sending: forms)
        let report = CheckReport(
            files: [CheckReport.File(name: url.absoluteString, lines: [], diagnostics: doctor.diagnostics)],
            subject: doctor.pageCount == 1 ? "1 page" : "\(doctor.pageCount) pages")
        console.write(report.text(invocation.choice("--format", default: .text), console.style))
        return report.exitCode(isStrict: invocation.has("--strict"))
    }
}

extension Invocation {
    /// The only operand, as a URL with http or https.
    ///
    /// - Parameter question: the error message if there is none.
    func webURL(orAsk question: String) throws -> URL {
        guard let word = operands.first else { throw usageError(question) }
        return try webURL(word)
    }

    /// A command-line argument as a URL with http or https.
    func webURL(_ word: String) throws -> URL {
        guard let url = URL(string: word), url.host != nil, ["http", "https"].contains(url.scheme ?? "") else {
            throw usageError("\"\(word)\" is not a URL with http or https.")
        }
        return url
    }

    /// The value of an option as a number greater than 0.
    func number(_ option: String, default fallback: Int) throws -> Int {
        guard let text = value(option) else { return fallback }
        guard let number = Int(text), number > 0 else {
            throw usageError("\"\(text)\" is not a number for \(option).")
        }
        return number
    }
}
