import Foundation
import TurboCore

extension LanguageServer {
    /// Returns the findings of `check`; none for JSON of another kind, which editors open too.
    func diagnostics(_ document: EditorDocument) -> [Diagnostic] {
        let check = FileCheck(Data(document.bytes), options, usesLibrariesOfFile: usesLibrariesOfFile)
        return check.text.isOfAnotherKind ? [] : check.diagnostics(file: document.uri)
    }

    /// Returns a finding as the protocol describes it. One about the whole file is at its first character.
    func diagnostic(_ diagnostic: Diagnostic, in document: EditorDocument) -> JSONValue {
        [
            "range": document.range(diagnostic.range ?? 0..<0),
            "severity": .integer(Self.number(of: diagnostic.severity)),
            "code": .string(diagnostic.id), "source": "turbo-navigator", "message": .string(diagnostic.message),
        ]
    }

    private static func number(of severity: Check.Severity) -> Int {
        switch severity {
        case .error: 1
        case .warning: 2
        case .note: 3
        }
    }
}
