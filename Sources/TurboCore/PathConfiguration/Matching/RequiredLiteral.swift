/// The text without which a pattern matches no path of printable ASCII.
///
/// It is found for the simple part of the syntax; for anything else, no text is required. `^` and `$` at the outer
/// edges become ``start`` and ``end``, so that a prefilter can distinguish `/new` from `/new$`.
package struct RequiredLiteral: Sendable {
    /// The marks for the start and the end of the path.
    package static let (start, end): (UInt8, UInt8) = (1, 2)

    /// For each branch of the pattern (`a|b` has two) all texts that it requires, in order.
    package let branches: [[[UInt8]]]
    /// Whether a path that contains the texts of a branch matches, so that no regular expression is needed.
    package let isWhole: Bool
    /// Whether the pattern has only syntax that is known to be valid, so that it needn't be compiled before it's
    /// searched.
    let isValid: Bool

    /// - Parameter ignoresCase: whether the pattern ignores case. Then the texts are in lower case, and so must be the
    ///   path.
    /// - Returns: nil if no required text is known for one of the branches.
    package init?(of pattern: String, ignoresCase: Bool = false) {
        var parser = RequiredLiteralParser(pattern)
        guard let branches = parser.parse() else { return nil }
        self.branches =
            ignoresCase ? branches.map { texts in texts.map { text in text.map(Self.lowercased) } } : branches
        isWhole = parser.isWhole && branches.allSatisfy { $0.count == 1 }
        isValid = parser.isValid
    }

    /// Returns an ASCII character in lower case.
    static func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

    /// Returns the texts of all branches; nil if no text is known for one of them.
    package static func branches(of pattern: String) -> [[[UInt8]]]? {
        RequiredLiteral(of: pattern)?.branches
    }
}
