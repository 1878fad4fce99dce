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
    func diagnostic(_ message: String, at offset: Int? = nil) -> PathConfigurationDiagnostic {
        PathConfigurationDiagnostic(
            severity: .error, message: message, source: source, position: offset.map(lines.position))
    }

    mutating func error(_ message: String, at offset: Int, rule: Int? = nil, key: String? = nil, pattern: String? = nil)
    {
        add(.error, message, at: offset, rule: rule, key: key, pattern: pattern)
    }

    mutating func warning(_ message: String, at offset: Int, rule: Int? = nil, key: String? = nil) {
        add(.warning, message, at: offset, rule: rule, key: key, pattern: nil)
    }

    mutating func note(_ message: String, at offset: Int, rule: Int? = nil, key: String? = nil) {
        add(.note, message, at: offset, rule: rule, key: key, pattern: nil)
    }

    private mutating func add(
        _ severity: PathConfigurationDiagnostic.Severity, _ message: String, at offset: Int, rule: Int?, key: String?,
        pattern: String?
    ) {
        guard !isFull else {
            leftOut += 1
            return
        }
        diagnostics.append(
            PathConfigurationDiagnostic(
                severity: severity, message: message, source: source, ruleIndex: rule, key: key, pattern: pattern,
                position: lines.position(at: offset)))
    }
}
