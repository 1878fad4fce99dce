/// Text without which a pattern matches no path of printable ASCII.
///
/// Found for the simple part of the syntax; where anything else turns up, nothing is claimed. `^` and `$` at the outer
/// edges become ``start`` and ``end``, so that a prefilter can tell `/new` from `/new$`.
package struct RequiredLiteral: Sendable {
    /// Stands for the beginning of the path, and for its end.
    package static let (start, end): (UInt8, UInt8) = (1, 2)

    /// One list for each branch of the pattern (`a|b` has two), with all texts that the branch requires in their order.
    package let branches: [[[UInt8]]]
    /// Whether a path that has the texts of a branch matches, so that no expression need be asked.
    package let isWhole: Bool

    /// - Returns: nil if nothing is known about one of the branches.
    package init?(of pattern: String) {
        var parser = RequiredLiteralParser(pattern)
        guard let branches = parser.parse() else { return nil }
        self.branches = branches
        isWhole = parser.isWhole && branches.allSatisfy { $0.count == 1 }
    }

    /// The texts of all branches; nil if nothing is known about one of them.
    package static func branches(of pattern: String) -> [[[UInt8]]]? {
        RequiredLiteral(of: pattern)?.branches
    }
}
