import Foundation
import TurboCore

/// Findings for code scanning, as SARIF 2.1.0.
enum SARIFReporter {
    static func text(_ report: CheckReport) -> String {
        JSONText.object([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
            ("runs", .array([.object([("tool", tool), ("results", .array(report.diagnostics.map(result)))])])),
        ]).text()
    }

    private static var tool: JSONText {
        .object([("driver", .object([("name", .string("turbo-navigator")), ("rules", .array(Check.all.map(rule)))]))])
    }

    private static func rule(_ check: Check) -> JSONText {
        .object([
            ("id", .string(check.id)), ("shortDescription", .object([("text", .string(check.title))])),
            ("fullDescription", .object([("text", .string(check.rationale))])),
            ("defaultConfiguration", .object([("level", .string(check.severity.rawValue))])),
        ])
    }

    private static func result(_ diagnostic: Diagnostic) -> JSONText {
        .object([
            ("ruleId", .string(diagnostic.id)), ("level", .string(diagnostic.severity.rawValue)),
            ("message", .object([("text", .string(diagnostic.message))])),
            ("locations", .array([.object([("physicalLocation", location(diagnostic))])])),
        ])
    }

    private static func location(_ diagnostic: Diagnostic) -> JSONText {
        let allowed = CharacterSet.urlPathAllowed.union(CharacterSet(charactersIn: ":/?=&%"))
        let uri = diagnostic.file.addingPercentEncoding(withAllowedCharacters: allowed) ?? diagnostic.file
        var members: [(String, JSONText)] = [("artifactLocation", .object([("uri", .string(uri))]))]
        if let position = diagnostic.position {
            let region: [(String, JSONText)] = [
                ("startLine", .integer(position.line)), ("startColumn", .integer(position.column)),
            ]
            members.append(("region", .object(region)))
        }
        return .object(members)
    }
}
