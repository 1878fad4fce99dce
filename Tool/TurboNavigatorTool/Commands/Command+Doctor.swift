import Foundation
import TurboCore

extension Command {
    static let doctor = Command(
        name: "doctor",
        summary: "Visit a running server as an app would, and report problems",
        discussion: """
            Follows links from page to page on one origin, and sends only GET requests. Follows no link that changes something \
            or signs out. Checks each page for Turbo and its scripts, and checks redirects, headers, the historical locations, and \
            how the server sends the configuration. Sends a form only with --submit.
            """,
        operands: [Operand(name: "URL", help: "The http or https URL of the first page")],
        options: [
            CommandOption("--pages", .text("N"), help: "The maximum number of pages; default: 20"),
            CommandOption("--seconds", .text("N"), help: "The time limit in seconds; default: 30"),
            CommandOption("--configuration", .text("PATH"), help: "The path of the path configuration"),
            CommandOption(
                "--submit", .text("FORM"), isRepeated: true,
                help: "Send a form: \"PAGE ACTION name=value&…\", two paths and the fields"),
            CommandOption(
                "--sign-in", .text("FORM"),
                help: "First sign in with a form: \"PAGE ACTION name=$VARIABLE&…\""),
            CommandOption(
                "--cookie", .text("NAME=VALUE"), isRepeated: true,
                help: "Send a cookie to the server; $VARIABLE is replaced"),
            CommandOption(
                "--header", .text("TEXT"), isRepeated: true,
                help: "Send a header to the server: \"Authorization: Bearer $TOKEN\""),
            CommandOption(
                "--user", .text("NAME:PASSWORD"), help: "Use HTTP Basic authentication; $VARIABLE is replaced"),
            CommandOption("--strict", help: "Count notes as findings too"),
            CommandOption(
                "--format", .choice(ReportFormat.allCases.map(\.rawValue)),
                help: "The output format; default: text"),
        ],
        examples: [
            Example("doctor http://localhost:3000", "Check a site in development"),
            Example(
                "doctor http://localhost:3000 --configuration /configurations/ios_v1.json",
                "Also check its configuration"),
            Example(
                "doctor http://localhost:3000 --submit '/posts/new /posts title='", "Also check the response to a form"),
            Example(
                "doctor http://localhost:3000 --sign-in '/session/new /session email=$EMAIL&password=$PASSWORD'",
                "Check the pages behind a sign-in"),
        ], run: runDoctor)

    @Sendable private static func runDoctor(_ invocation: Invocation, _ console: Console) async throws -> ExitCode {
        let url = try invocation.webURL(orAsk: "Missing URL: name the first page.")
        let limits = Doctor.Limits(
            pages: try invocation.number("--pages", default: 20),
            seconds: Double(try invocation.number("--seconds", default: 30)))
        let forms = try (invocation.values["--submit"] ?? []).map { text in
            guard let form = DoctorForm(text) else {
                throw invocation.usageError("\"\(text)\" isn't a form. Write \"/posts/new /posts title=Hello\".")
            }
            return form
        }
        var credentials = try invocation.credentials(for: url)
        let signIn = try invocation.signInForm(&credentials)
        var doctor = Doctor(
            url, limits: limits, configuration: invocation.value("--configuration"), credentials: credentials)
        await doctor.run(sending: forms, signIn: signIn)
        if let reason = doctor.refusal { throw ToolError(reason) }
        let report = CheckReport(
            files: [CheckReport.File(name: doctor.start.absoluteString, lines: [], diagnostics: doctor.diagnostics)],
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
        guard let url = Self.completed(word), url.host != nil,
            ["http", "https"].contains(url.scheme ?? "")
        else {
            throw usageError("\"\(word)\" isn't an http or https URL.")
        }
        return url
    }

    /// The URL of a text, with a lowercase scheme and host. `localhost:3000` and `127.0.0.1:3000`, as people type them,
    /// are servers of this machine.
    private static func completed(_ word: String) -> URL? {
        let isLocal =
            word.range(of: #"^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(/|$)"#, options: .regularExpression) != nil
        guard var components = URLComponents(string: isLocal ? "http://" + word : word) else { return nil }
        let (scheme, host) = (components.scheme?.lowercased(), components.host?.lowercased())
        (components.scheme, components.host) = (scheme, host)
        return components.url
    }

    /// The value of an option as a number greater than 0.
    func number(_ option: String, default fallback: Int) throws -> Int {
        guard let text = value(option) else { return fallback }
        guard let number = Int(text), number > 0 else {
            throw usageError("\"\(text)\" isn't a number above 0, which \(option) needs.")
        }
        return number
    }
}
