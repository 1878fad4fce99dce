/// The problems of one source, with their places, up to a number that a person can read.
struct DiagnosticLog {
    /// How many problems are kept; the rest is counted.
    static let maximumCount = 100

    let source: PathConfiguration.Source?
    let lines: LineTable
    private var diagnostics: [PathConfigurationDiagnostic] = []
    private var leftOut = 0

    init(source: PathConfiguration.Source?, lines: LineTable) {
        self.source = source
        self.lines = lines
    }

    /// All problems in the order of their places; a last note tells how many were left out.
    var finished: [PathConfigurationDiagnostic] {
        let sorted = diagnostics.enumerated().sorted { first, second in
            (first.element.line ?? 0, first.element.column ?? 0, first.offset)
                < (second.element.line ?? 0, second.element.column ?? 0, second.offset)
        }
        guard leftOut > 0 else { return sorted.map(\.element) }
        let rest = "There are \(leftOut) more problems. Mend these first."
        return sorted.map(\.element) + [PathConfigurationDiagnostic(severity: .note, message: rest, source: source)]
    }

    /// Whether further problems are only counted.
    var isFull: Bool { diagnostics.count >= Self.maximumCount }

    /// An error about the source as a whole, which is not kept here.
    func diagnostic(
        _ code: PathConfigurationDiagnostic.Code, _ message: String, at offset: Int? = nil
    ) -> PathConfigurationDiagnostic {
        PathConfigurationDiagnostic(
            severity: .error, code: code, message: message, source: source, position: offset.map(lines.position))
    }

    /// Keeps a problem that stands at a byte of the source.
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
    /// Notes an empty array where an object is expected.
    mutating func addEmptyArray(at node: JSONNode, key: String, rule: Int? = nil) {
        add(
            .warning, .emptyArray,
            "\"\(key)\" is [] and counts as an empty object. Write {}; in PHP: new stdClass() or (object) [].",
            suggestion: "{}", at: node.offset, rule: rule, key: key)
    }

    /// The byte of a character of a pattern.
    func place(ofCharacter character: Int, in node: JSONNode) -> Int {
        character == 0 ? node.offset : lines.place(ofCharacter: character, in: node)
    }
}
