import Foundation
import TurboCore

extension LanguageServer {
    /// Returns the explanation of the key at a position, or the paths that the pattern there matches.
    func explanation(_ document: EditorDocument, _ parameters: JSONValue) throws -> JSONValue {
        let offset = try document.offset(of: parameters["position"])
        guard let cursor = JSONCursor(document.bytes, at: offset, isOnCharacter: true), !cursor.token.isEmpty else {
            return .null
        }
        let text =
            cursor.path == ["rules", nil, "patterns", nil]
            ? matches(of: cursor.token, in: document) : explanation(of: cursor, in: document)
        guard let text else { return .null }
        return ["contents": ["kind": "markdown", "value": .string(text)], "range": document.range(cursor.token)]
    }

    private func explanation(of cursor: JSONCursor, in document: EditorDocument) -> String? {
        let name =
            cursor.isKey ? String(decoding: document.bytes[cursor.token], as: UTF8.self) : cursor.path.last ?? nil
        let object = cursor.isKey ? cursor.path : cursor.path.dropLast()
        let member = ConfigurationSchema.members(at: object).first { $0.name == name?.filter { $0 != "\"" } }
        guard let member else { return nil }
        let values = (member.property?.values(for: libraries(of: document)) ?? []).map {
            "`\(JSONText.value($0).text())`"
        }
        return "`\(member.name)`: \(member.purpose)"
            + (values.isEmpty ? "" : "\n\nValues: \(values.joined(separator: ", "))")
    }

    /// Returns the paths that a pattern matches for each library that reads the file; nil if the pattern is unusable.
    private func matches(of token: Range<Int>, in document: EditorDocument) -> String? {
        let check = FileCheck(Data(document.bytes), options, usesLibrariesOfFile: usesLibrariesOfFile)
        let libraries = check.options.libraries
        let texts = libraries.compactMap { library -> (library: ConfigurationLibrary, text: String)? in
            let subject = CheckSubject(check.text, check.options, library: library)
            let pattern = subject.rules.flatMap(\.patterns).first { $0.node.offset == token.lowerBound }
            return pattern.map { (library, Self.matches(of: $0, in: subject)) }
        }
        guard let first = texts.first else { return nil }
        if texts.count == libraries.count, texts.allSatisfy({ $0.text == first.text }) { return first.text }
        return texts.map { "\($0.library.libraryName): \($0.text)" }.joined(separator: "\n\n")
    }

    /// The maximum number of listed paths.
    private static let maximumPaths = 20

    private static func matches(of pattern: RuleInFile.Pattern, in subject: CheckSubject) -> String {
        guard let routes = subject.routes else {
            return "Start the language server with `--routes` to list the paths that the pattern matches."
        }
        var known: Set<String> = []
        let names = routes.matches(of: pattern).map(\.route.name).filter { known.insert($0).inserted }
        let paths = routes.count == 1 ? "1 path" : "\(routes.count) paths"
        guard !names.isEmpty else { return "Matches none of \(paths)." }
        let rest = names.count - maximumPaths
        return """
            Matches \(names.count) of \(paths):

            ```text
            \(names.prefix(maximumPaths).map(LogText.escaped).joined(separator: "\n"))
            ```
            """ + (rest > 0 ? "\n\nand \(rest) more" : "")
    }
}
