/// The diagnostics of one source, with their positions, up to a limit that a person can read.
struct DiagnosticLog {
    /// The number of problems that are kept; further ones are only counted.
    static let maximumCount = 100

    let source: PathConfiguration.Source?
    let lines: LineTable
    private var diagnostics: [PathConfigurationDiagnostic] = []
    private var leftOut = 0

    init(source: PathConfiguration.Source?, lines: LineTable) {
        self.source = source
        self.lines = lines
    }

    /// All problems in the order of their positions. A last note has the number of problems that were left out.
    var finished: [PathConfigurationDiagnostic] {
        let sorted = diagnostics.enumerated().sorted { first, second in
            (first.element.line ?? 0, first.element.column ?? 0, first.offset)
                < (second.element.line ?? 0, second.element.column ?? 0, second.offset)
        }
        guard leftOut > 0 else { return sorted.map(\.element) }
        let rest = "There are \(leftOut) more problems. Fix these first."
        return sorted.map(\.element) + [PathConfigurationDiagnostic(severity: .note, message: rest, source: source)]
    }

    /// Whether further problems are only counted.
    var isFull: Bool { diagnostics.count >= Self.maximumCount }

    /// Returns an error about the source as a whole, without adding it to the log.
    func diagnostic(
        _ code: PathConfigurationDiagnostic.Code, _ message: String, at offset: Int? = nil
    ) -> PathConfigurationDiagnostic {
        PathConfigurationDiagnostic(
            severity: .error, code: code, message: message, source: source, position: offset.map(lines.position))
    }

    /// Adds a problem at an offset in the source.
    mutating func add(
        _ severity: PathConfigurationDiagnostic.Severity, _ code: PathConfigurationDiagnostic.Code, _ message: String,
        suggestion: String? = nil, at offset: Int, rule: Int? = nil, key: String? = nil, pattern: String? = nil
    ) {
        guard !isFull else {
            leftOut += 1
            return
        }
        diagnostics.append(
            PathConfigurationDiagnostic(
                severity: severity, code: code, message: message, suggestion: suggestion, source: source,
                ruleIndex: rule, key: key, pattern: pattern, position: lines.position(at: offset)))
    }
}

extension DiagnosticLog {
    /// Adds a warning about an empty array that should be an object.
    mutating func addEmptyArray(at node: JSONNode, key: String, rule: Int? = nil) {
        add(
            .warning, .emptyArray,
            "\"\(key)\" is [] and is treated as an empty object. Write {}; in PHP: new stdClass() or (object) [].",
            suggestion: "{}", at: node.offset, rule: rule, key: key)
    }

    /// Returns the offset of a character in a pattern.
    func offset(ofCharacter character: Int, in node: JSONNode) -> Int {
        character == 0 ? node.offset : lines.offset(ofCharacter: character, in: node)
    }
}
