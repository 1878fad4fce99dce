/// Explains why a regular expression does not compile: the platform's own message says nothing.
enum PatternTrouble {
    /// A sentence about the first thing that is wrong.
    static func explanation(of pattern: String) -> String {
        var parentheses = 0
        var isInBrackets = false
        var isEscaped = false
        for character in pattern {
            defer { isEscaped = character == "\\" && !isEscaped }
            if isEscaped { continue }
            switch character {
            case "[": isInBrackets = true
            case "]": isInBrackets = false
            case "(" where !isInBrackets: parentheses += 1
            case ")" where !isInBrackets: parentheses -= 1
            default: break
            }
            if parentheses < 0 { return "there is a \")\" without its \"(\"." }
        }
        if isEscaped { return "it ends with a single \"\\\"." }
        if isInBrackets { return "a \"]\" is missing." }
        if parentheses > 0 { return "a \")\" is missing." }
        if let first = pattern.first, "*+?".contains(first) {
            return "nothing stands before \"\(first)\" to repeat. Write \".\(first)\"."
        }
        return "look for a repetition without anything to repeat, or for a \"{\" or \"\\\" that is not meant as one."
    }
}
