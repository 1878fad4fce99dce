/// The reason why a regular expression doesn't compile, and its position: the platform's own message has neither.
struct PatternProblem: Equatable {
    /// The index of the character that causes the problem, from 0; nil if there is none.
    var offset: Int?
    /// The reason, to complete a sentence.
    var reason: String
    /// The pattern that was probably meant.
    var suggestion: String?

    /// Finds the first problem of a pattern that doesn't compile.
    init(in pattern: String) {
        var scanner = PatternProblemScanner(pattern)
        self =
            scanner.firstProblem()
            ?? PatternProblem(
                offset: nil,
                reason: "if it has a literal \"{\", \"\\\" or \"(?\", write \"\\\\\" before it.")
    }

    init(offset: Int?, reason: String, suggestion: String? = nil) {
        self.offset = offset
        self.reason = reason
        self.suggestion = suggestion
    }
}
