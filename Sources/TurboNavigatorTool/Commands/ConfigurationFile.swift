import TurboCore

/// A path configuration that a command works with.
struct ConfigurationFile: Sendable {
    let name: String
    let document: PathConfigurationDocument
    let matchesQuery: Bool

    /// - Throws: a ``ToolError`` if the file cannot be read, or is no path configuration.
    static func read(_ name: String, matchesQuery: Bool, _ console: Console) async throws -> ConfigurationFile {
        let file = try await InputFile.read(name)
        let text = PathConfigurationText(file.data)
        let errors = text.document.diagnostics.filter { $0.severity == .error }
        if let first = errors.first, text.document.rules.isEmpty, text.document.settings.isEmpty {
            let place = first.position.map { ":\($0.line):\($0.column)" } ?? ""
            throw ToolError("\(file.name)\(place): \(first.message)")
        }
        if !errors.isEmpty {
            let count = errors.count == 1 ? "1 error" : "\(errors.count) errors"
            console.complain("\(file.name) has \(count), and works without what is wrong. \"check\" tells more.")
        }
        return ConfigurationFile(name: file.name, document: text.document, matchesQuery: matchesQuery)
    }

    func match(_ path: String) -> PathMatch {
        document.match(path: path, matchQueryStrings: matchesQuery)
    }
}

/// How results are written for people and for programs.
enum ResultFormat: String, CaseIterable, Sendable {
    case text
    case json
}
