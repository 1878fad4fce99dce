/// Random patterns and paths of few letters, so that they often match.
package enum RandomPattern {
    private static let plainParts = [
        "a", "b", "n", "N", "/", "-", "1", "/new", "/New", "ab", "\\.", "\\d", "\\w", "[ab]", "[^/]", ".", "(a|b)",
    ]
    private static let parts = [
        "a", "b", "n", "/", "-", ".", "1", "/new", "ab", "\\.", "\\d", "\\w", "\\s", "\\b", "\\/", "\\-", "[ab]",
        "[^/]",
        "[a-c1]", "[\\d-]", "[]a]", "[a", "[a&&b]", "[z-a]", "[9-0]", "[a-]", "[-a]", "[a-\\d]", "[\\d-a]", "[.-/]",
        "[^]", "[a--b]", "(/.*)", "(a", "(*)", "(a{2,1})", "(?:b+)", "^", "$", "|", "(", ")", "(a|b)", "(?:new|1)",
        "(ab)", "(?i)",
        "(?=a)",
        "(?!a)", "(?<=a)", "(?<!a)", "(?>a)", "(?#a)", "\\Q.\\E", "\\x61", "\\A", "\\z", "é", "{", "}", "\\", " ",
        "(a)", "]", "(?:a|b)", "(/new|ab)", "\\$", "\\^",
    ]
    private static let repetitions = [
        "", "", "", "", "*", "+", "?", "{2}", "{0,1}", "{1,}", "*?", "+?", "++", "{0}", "{3,1}", "{,2}", "{2,}?", "{x}",
    ]
    private static let pathParts = [
        "a", "b", "n", "/", "-", ".", "1", "/new", "ab", "c", "?", " ", "A", "/NEW", "é", "//", "1/", "]",
    ]

    package static func pattern(_ generator: inout SeededGenerator) -> String {
        let count = Int.random(in: 1...6, using: &generator)
        let edge = Int.random(in: 0..<6, using: &generator)
        // Half of the patterns are of the kind that people write.
        let parts = Bool.random(using: &generator) ? Self.plainParts : Self.parts
        let body = (0..<count).map { _ in
            (parts.randomElement(using: &generator) ?? "") + (repetitions.randomElement(using: &generator) ?? "")
        }.joined()
        return (edge < 2 ? "^" : "") + body + (edge == 1 || edge == 3 ? "$" : "")
    }

    package static func path(_ generator: inout SeededGenerator) -> String {
        let count = Int.random(in: 0...8, using: &generator)
        // A final line break is the only character that "$" ignores.
        let end = Int.random(in: 0..<20, using: &generator) == 0 ? "\n" : ""
        return "/" + (0..<count).map { _ in pathParts.randomElement(using: &generator) ?? "" }.joined() + end
    }
}
