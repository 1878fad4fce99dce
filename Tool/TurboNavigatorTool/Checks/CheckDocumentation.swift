import Foundation
import TurboCore

/// The description of a check, for the terminal and for `docs/checks.md`.
enum CheckDocumentation {
    /// The value of `--explain` that explains every check.
    static let all = "all"

    /// The output of `check --explain ID`.
    static func text(of check: Check) -> String {
        """
        \(check.id) (\(check.severity)): \(check.title)

        \(HelpText.wrapped(check.rationale))

        For: \(libraries(of: check))
        \(effects(of: check).map { "\(HelpText.wrapped($0))\n" }.joined())
        Reported:
        \(check.triggeringExamples.map { indented($0) }.joined(separator: "\n\n"))

        Not reported:
        \(check.nonTriggeringExamples.map { indented($0) }.joined(separator: "\n\n"))

        """
    }

    /// The output of `check --explain all`, which is `docs/checks.md`.
    static var documentation: String {
        let rows = Check.all.map { "| [`\($0.id)`](#\($0.id)) | \($0.severity) | \($0.title) |" }
        return """
            # Checks

            `turbo-navigator check` reports these problems. `turbo-navigator check --explain all` writes this page, and
            `turbo-navigator check --explain ID` prints one section.

            An error means that a part of the file or the whole file is ignored, or that the app crashes. The severity can
            differ between libraries. If a section lists the effects, they are those of these versions:

            \(versions)

            | check | severity | finds |
            | --- | --- | --- |
            \(rows.joined(separator: "\n"))

            \(Check.all.map(section).joined(separator: "\n\n"))

            """
    }

    private static func section(_ check: Check) -> String {
        """
        ## \(check.id)

        \(check.rationale)
        \(effects(of: check).isEmpty ? "" : "\n" + effects(of: check).joined(separator: "\n") + "\n")
        For \(libraries(of: check)). Reported (\(check.severity)):

        \(block(check.triggeringExamples))

        Not reported:

        \(block(check.nonTriggeringExamples))
        """
    }

    /// A list of the effects of a mistake in each library.
    private static func effects(of check: Check) -> [String] {
        check.consequences.map { "- \($0.libraries.map(\.rawValue).joined(separator: ", ")): \($0.text)" }
    }

    /// The versions whose source was read for the effects.
    private static let versions = """
        | library | version whose source was read for the effects |
        | --- | --- |
        | `turbo-navigator` | this one |
        | `hotwire-ios` | Hotwire Native for iOS 1.3.0-beta, at 38631e2 |
        | `hotwire-android` | Hotwire Native for Android 1.3.1, with Gson 2.12.1 |
        | `turbo-ios` | turbo-ios 7.1.0, at f920639 |
        | `turbo-android` | turbo-android 7.1.6-beta3, with Gson 2.10.1 |
        """

    private static func libraries(of check: Check) -> String {
        check.libraries.count == ConfigurationLibrary.allCases.count
            ? "all libraries" : check.libraries.map(\.rawValue).joined(separator: ", ")
    }

    private static func block(_ examples: [Check.Example]) -> String {
        let texts = examples.map { lines(of: $0).joined(separator: "\n") }
        // Plain text, because some of the examples aren't JSON.
        return "```text\n\(texts.joined(separator: "\n\n"))\n```"
    }

    private static func indented(_ example: Check.Example) -> String {
        lines(of: example).map { "    \($0)" }.joined(separator: "\n")
    }

    private static func lines(of example: Check.Example) -> [String] {
        var lines = example.text.components(separatedBy: "\n")
        if example.matchesQuery { lines.append("# with --match-query-strings") }
        if example.libraries != [.turboNavigator] {
            lines.append("# with " + example.libraries.map { "--for \($0.rawValue)" }.joined(separator: " "))
        }
        if let routes = example.routes {
            lines.append("# with --routes: " + routes.split(separator: "\n").joined(separator: ", "))
        }
        return lines
    }
}
