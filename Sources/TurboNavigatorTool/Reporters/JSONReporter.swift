/// Findings for programs.
enum JSONReporter {
    static func text(_ report: CheckReport) -> String {
        JSONText.object([("diagnostics", .array(report.diagnostics.map(object)))]).text()
    }

    private static func object(_ diagnostic: Diagnostic) -> JSONText {
        .object([
            ("id", .string(diagnostic.id)), ("severity", .string(diagnostic.severity.rawValue)),
            ("message", .string(diagnostic.message)), ("suggestion", .string(diagnostic.suggestion)),
            ("file", .string(diagnostic.file)), ("line", .integer(diagnostic.position?.line)),
            ("column", .integer(diagnostic.position?.column)), ("rule", .integer(diagnostic.rule)),
        ])
    }
}
