/// The text without which a pattern matches no path of printable ASCII.
///
/// It is found for the simple part of the syntax; for anything else, no text is required. `^` and `$` at the outer edges become
/// ``start`` and ``end``, so that a prefilter can distinguish `/new` from `/new$`.
package struct RequiredLiteral: Sendable {
    /// The marks for the start and the end of the path.
    package static let (start, end): (UInt8, UInt8) = (1, 2)

    /// For each branch of the pattern (`a|b` has two) all texts that it requires, in order.
    package let branches: [[[UInt8]]]
    /// Whether a path that contains the texts of a branch matches, so that no regular expression is needed.
    package let isWhole: Bool

    /// - Returns: nil if no required text is known for one of the branches.
    package init?(of pattern: String) {
        var parser = RequiredLiteralParser(pattern)
        guard let branches = parser.parse() else { return nil }
        self.branches = branches
        isWhole = parser.isWhole && branches.allSatisfy { $0.count == 1 }
    }

    /// Returns the texts of all branches; nil if no text is known for one of them.
    package static func branches(of pattern: String) -> [[[UInt8]]]? {
        RequiredLiteral(of: pattern)?.branches
    }
}
