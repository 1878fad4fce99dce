/// Why a regular expression does not compile, and where: the platform's own message says neither.
struct PatternTrouble: Equatable {
    /// The character of the pattern that is to blame, from 0; nil when none can be named.
    var offset: Int?
    /// The rest of a sentence.
    var reason: String
    /// The pattern that was probably meant.
    var suggestion: String?

    /// Finds the first thing that is wrong with a pattern that does not compile.
    init(in pattern: String) {
        var scanner = PatternTroubleScanner(pattern)
        self =
            scanner.firstTrouble()
            ?? PatternTrouble(
                offset: nil,
                reason: "look for a \"{\", \"\\\" or \"(?\" that is not meant as one and write \"\\\\\" before it.")
    }

    init(offset: Int?, reason: String, suggestion: String? = nil) {
        self.offset = offset
        self.reason = reason
        self.suggestion = suggestion
    }
}
