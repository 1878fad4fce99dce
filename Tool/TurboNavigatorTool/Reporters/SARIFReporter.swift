import Foundation
import TurboCore

/// Findings as SARIF 2.1.0, for code scanning.
enum SARIFReporter {
    static func text(_ report: CheckReport) -> String {
        let run: [(String, JSONText)] = [
            // Columns count Unicode code points, not UTF-16 units.
            ("tool", tool), ("columnKind", .string("unicodeCodePoints")),
            ("results", .array(report.diagnostics.map(result))),
        ]
        return JSONText.object([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
            ("runs", .array([.object(run)])),
        ]).text()
    }

    private static var tool: JSONText {
        let driver: [(String, JSONText)] = [
            ("name", .string("turbo-navigator")), ("semanticVersion", .string(Tool.version)),
            ("rules", .array(Check.all.map(rule) + DoctorCheck.allCases.map(rule))),
        ]
        return .object([("driver", .object(driver))])
    }

    private static func rule(_ check: Check) -> JSONText {
        .object([
            ("id", .string(check.id)), ("shortDescription", .object([("text", .string(check.title))])),
            ("fullDescription", .object([("text", .string(check.rationale))])),
            ("defaultConfiguration", .object([("level", .string(check.severity.rawValue))])),
        ])
    }

    private static func rule(_ check: DoctorCheck) -> JSONText {
        .object([
            ("id", .string(check.rawValue)), ("shortDescription", .object([("text", .string(check.title))])),
            ("defaultConfiguration", .object([("level", .string(check.severity.rawValue))])),
        ])
    }

    private static func result(_ diagnostic: Diagnostic) -> JSONText {
        var members: [(String, JSONText)] = [
            ("ruleId", .string(diagnostic.id)), ("level", .string(diagnostic.severity.rawValue)),
            ("message", .object([("text", .string(diagnostic.message))])),
            ("locations", .array([.object([("physicalLocation", location(diagnostic))])])),
        ]
        if let fix = fix(diagnostic) { members.append(("fixes", .array([fix]))) }
        return .object(members)
    }

    private static func fix(_ diagnostic: Diagnostic) -> JSONText? {
        guard let fix = diagnostic.fix, let fixed = diagnostic.fixed else { return nil }
        let replacement: [(String, JSONText)] = [
            ("deletedRegion", region(fixed.start, fixed.end)),
            ("insertedContent", .object([("text", .string(fix.text))])),
        ]
        let change: [(String, JSONText)] = [
            ("artifactLocation", artifact(diagnostic)), ("replacements", .array([.object(replacement)])),
        ]
        return .object([("artifactChanges", .array([.object(change)]))])
    }

    private static func artifact(_ diagnostic: Diagnostic) -> JSONText {
        let allowed = CharacterSet.urlPathAllowed.union(CharacterSet(charactersIn: ":/?=&%"))
        let uri = diagnostic.file.addingPercentEncoding(withAllowedCharacters: allowed) ?? diagnostic.file
        return .object([("uri", .string(uri))])
    }

    private static func location(_ diagnostic: Diagnostic) -> JSONText {
        var members: [(String, JSONText)] = [("artifactLocation", artifact(diagnostic))]
        if let start = diagnostic.position { members.append(("region", region(start, diagnostic.end ?? start))) }
        return .object(members)
    }

    private static func region(
        _ start: PathConfigurationDiagnostic.Position, _ end: PathConfigurationDiagnostic.Position
    ) -> JSONText {
        .object([
            ("startLine", .integer(start.line)), ("startColumn", .integer(start.column)),
            ("endLine", .integer(end.line)), ("endColumn", .integer(end.column)),
        ])
    }
}
