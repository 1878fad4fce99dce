import TurboCore

/// Findings as JSON.
enum JSONReporter {
    static func text(_ report: CheckReport) -> String {
        JSONText.object([
            ("version", .string(Tool.version)), ("diagnostics", .array(report.diagnostics.map(object))),
        ]).text()
    }

    private static func object(_ diagnostic: Diagnostic) -> JSONText {
        .object([
            ("id", .string(diagnostic.id)), ("severity", .string(diagnostic.severity.rawValue)),
            ("message", .string(diagnostic.message)), ("suggestion", .string(diagnostic.suggestion)),
            ("file", .string(diagnostic.file)), ("line", .integer(diagnostic.position?.line)),
            ("column", .integer(diagnostic.position?.column)), ("endLine", .integer(diagnostic.end?.line)),
            ("endColumn", .integer(diagnostic.end?.column)), ("rule", .integer(diagnostic.rule)),
            ("for", .strings(diagnostic.libraries.map(\.rawValue))), ("fix", fix(diagnostic)),
        ])
    }

    private static func fix(_ diagnostic: Diagnostic) -> JSONText {
        guard let fix = diagnostic.fix, let (start, end) = diagnostic.fixed else { return .value(.null) }
        return .object([
            ("line", .integer(start.line)), ("column", .integer(start.column)), ("endLine", .integer(end.line)),
            ("endColumn", .integer(end.column)), ("text", .string(fix.text)),
        ])
    }
}
