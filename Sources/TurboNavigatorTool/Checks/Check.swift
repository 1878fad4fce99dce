import TurboCore

/// One thing that `check` looks for. Tests, `--list`, `--explain` and `docs/checks.md` come from this value.
struct Check: Sendable {
    typealias Severity = PathConfigurationDiagnostic.Severity

    /// A path configuration, or one rule of it.
    struct Example: Sendable {
        let text: String
        /// What stands in the file of `--routes`; nil without the option.
        var routes: String?
        /// Whether `--match-query-strings` is given.
        var matchesQuery = false
        /// The libraries that are named.
        var platforms: [PathDialect] = [.turboNavigator]

        init(
            _ text: String, routes: String? = nil, matchesQuery: Bool = false,
            for platforms: PathDialect...
        ) {
            self.text = text
            self.routes = routes
            self.matchesQuery = matchesQuery
            if !platforms.isEmpty { self.platforms = platforms }
        }

        var options: CheckOptions {
            CheckOptions(
                platforms: platforms, routes: routes.map { RouteList($0).routes },
                matchesQuery: matchesQuery ? true : nil)
        }
    }

    /// Names the check for programs and for `--explain`.
    let id: String
    /// That of most findings; some cost less.
    let severity: Severity
    /// What is found: a phrase for the list.
    let title: String
    /// Why it matters and what to do: whole sentences.
    let rationale: String
    let triggers: [Example]
    let accepts: [Example]
    /// The libraries for which the check is made.
    var platforms: [PathDialect] = PathDialect.allCases
    let find: @Sendable (CheckSubject) -> [Finding]
}

extension Check {
    /// All checks, in the order of the list.
    static let all: [Check] =
        reading + properties + differences + patterns + mistakenSyntax + rules + routes + directives

    /// A check whose work is done by the reader of path configurations itself.
    static func reader(
        _ code: PathConfigurationDiagnostic.Code, _ severity: Severity, _ title: String, rationale: String,
        triggers: [Example], accepts: [Example], platforms: [PathDialect] = PathDialect.allCases
    ) -> Check {
        Check(
            id: code.rawValue, severity: severity, title: title, rationale: rationale, triggers: triggers,
            accepts: accepts, platforms: platforms
        ) { subject in
            subject.text.document.diagnostics.filter { $0.code == code }.compactMap { diagnostic in
                subject.accepts(diagnostic) ? nil : subject.finding(diagnostic)
            }
        }
    }
}
