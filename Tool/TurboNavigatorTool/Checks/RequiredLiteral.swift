/// The text without which a pattern matches no path of printable ASCII.
///
/// It is found for the simple part of the syntax; for anything else, no text is required. `^` and `$` at the outer
/// edges become ``start`` and ``end``, so that `/new` differs from `/new$`.
enum RequiredLiteral {
    /// The marks for the start and the end of the path.
    static let (start, end): (UInt8, UInt8) = (1, 2)

    /// Returns for each branch of the pattern (`a|b` has two) all texts that it requires, in order; nil if no text is
    /// known for one of them.
    static func branches(of pattern: String) -> [[[UInt8]]]? {
        var parser = RequiredLiteralParser(pattern)
        return parser.parse()
    }
}
