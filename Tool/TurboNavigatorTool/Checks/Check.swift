import TurboCore

/// A problem that `check` looks for. Tests, `--list`, `--explain` and `docs/checks.md` are generated from this value.
struct Check: Sendable {
    typealias Severity = PathConfigurationDiagnostic.Severity

    /// A path configuration, or one rule of it.
    struct Example: Sendable {
        let text: String
        /// The contents of the file passed with `--routes`, or nil without the option.
        var routes: String?
        /// Whether `--match-query-strings` is passed.
        var matchesQuery = false
        /// The libraries passed with `--for`.
        var libraries: [ConfigurationLibrary] = [.turboNavigator]

        init(
            _ text: String, routes: String? = nil, matchesQuery: Bool = false,
            for libraries: ConfigurationLibrary...
        ) {
            self.text = text
            self.routes = routes
            self.matchesQuery = matchesQuery
            if !libraries.isEmpty { self.libraries = libraries }
        }

        var options: CheckOptions {
            CheckOptions(
                libraries: libraries, routes: routes.map { RouteList($0).routes },
                matchesQuery: matchesQuery ? true : nil)
        }
    }

    /// The effect of a mistake on apps with some of the libraries.
    struct LibraryConsequence: Sendable {
        let libraries: [ConfigurationLibrary]
        let text: String

        init(_ libraries: ConfigurationLibrary..., text: String) {
            (self.libraries, self.text) = (libraries, text)
        }
    }

    /// The identifier of the check, in reports and for `--explain`.
    let id: String
    /// The severity of most findings; single findings can be less severe.
    let severity: Severity
    /// The problem in one phrase, for the list.
    let title: String
    /// Why the problem matters and how to fix it, in full sentences.
    let rationale: String
    let triggeringExamples: [Example]
    let nonTriggeringExamples: [Example]
    /// The effect of the mistake in each library, if it differs.
    var consequences: [LibraryConsequence] = []
    /// The libraries that the check applies to.
    var libraries: [ConfigurationLibrary] = ConfigurationLibrary.allCases
    let find: @Sendable (CheckSubject) -> [Finding]
}

extension Check {
    /// All checks, in the order of the list.
    static let all: [Check] =
        reading + shape + properties + modal + differences + destinations + patterns + globs + start + unintended
        + tabs + mistakenSyntax
        + rules + undone
        + useless + routes + directives

    /// A check that reports a diagnostic of the path configuration parser.
    static func diagnosticCheck(
        _ code: PathConfigurationDiagnostic.Code, _ severity: Severity, _ title: String, rationale: String,
        triggeringExamples: [Example], nonTriggeringExamples: [Example], consequences: [LibraryConsequence] = [],
        and others: @escaping @Sendable (CheckSubject) -> [Finding] = { _ in [] }
    ) -> Check {
        Check(
            id: code.rawValue, severity: severity, title: title, rationale: rationale,
            triggeringExamples: triggeringExamples,
            nonTriggeringExamples: nonTriggeringExamples, consequences: consequences
        ) { subject in
            subject.text.document.diagnostics.filter { $0.code == code }.compactMap(subject.finding) + others(subject)
        }
    }
}
