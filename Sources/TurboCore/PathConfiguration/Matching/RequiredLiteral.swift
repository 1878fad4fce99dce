/// Text without which a pattern matches no path of printable ASCII.
///
/// Found for the simple part of the syntax; where anything else turns up, nothing is claimed. `^` and `$` at the outer
/// edges become ``start`` and ``end``, so that a prefilter can tell `/new` from `/new$`.
package enum RequiredLiteral {
    /// Stands for the beginning of the path, and for its end.
    package static let (start, end): (UInt8, UInt8) = (1, 2)

    /// One list for each branch of the pattern (`a|b` has two), with all texts that the branch requires in their
    /// order; nil if nothing is known about one of the branches.
    package static func branches(of pattern: String) -> [[[UInt8]]]? {
        var parser = RequiredLiteralParser(pattern)
        return parser.parse()
    }
}
