/// Scans a pattern that doesn't compile, to find what a person would correct first.
struct PatternProblemScanner {
    private let characters: [Character]
    private var index = 0
    private var openGroups: [Int] = []
    /// Whether there is something that can be repeated before the current character.
    private var hasAtom = false

    init(_ pattern: String) {
        characters = Array(pattern)
    }

    mutating func firstProblem() -> PatternProblem? {
        while index < characters.count {
            if let problem = visit(characters[index]) { return problem }
            index += 1
        }
        return openGroups.last.map { PatternProblem(offset: $0, reason: "this \"(\" has no closing \")\".") }
    }

    private mutating func visit(_ character: Character) -> PatternProblem? {
        switch character {
        case "\\": return visitEscape()
        case "[": return visitSet()
        case "(": return visitOpening()
        case ")": return visitClosing()
        case "*", "+", "?": return visitRepetition(character)
        case "{": return visitCount()
        case "}":
            return PatternProblem(offset: index, reason: "write a literal \"}\" as \"\\\\}\" in JSON.")
        case "|", "^": hasAtom = false
        default: hasAtom = true
        }
        return nil
    }

    private mutating func visitEscape() -> PatternProblem? {
        guard index + 1 < characters.count else {
            return PatternProblem(offset: index, reason: "it ends with a single \"\\\".")
        }
        index += 1
        hasAtom = true
        guard let digit = characters[index].wholeNumberValue, digit > 0 else { return nil }
        return PatternProblem(offset: index - 1, reason: "\"\\\(digit)\" refers to a group that doesn't exist.")
    }

    private mutating func visitSet() -> PatternProblem? {
        let start = index
        var depth = 0
        while index < characters.count {
            switch characters[index] {
            case "\\": index += 1
            case "[": depth += 1
            case "]": depth -= 1
            case "-":
                if let problem = wrongRange { return problem }
            default: break
            }
            if depth == 0 {
                hasAtom = true
                return nil
            }
            index += 1
        }
        return PatternProblem(offset: start, reason: "this \"[\" has no closing \"]\".")
    }

    /// The problem of a range like `z-a` whose hyphen is the current character.
    private var wrongRange: PatternProblem? {
        guard index > 0, index + 1 < characters.count, characters[index + 1] != "]",
            characters[index - 1] > characters[index + 1], characters[index - 1] != "["
        else { return nil }
        let range = String(characters[(index - 1)...(index + 1)])
        return PatternProblem(offset: index - 1, reason: "the range \"\(range)\" is in reverse order.")
    }

    private mutating func visitOpening() -> PatternProblem? {
        openGroups.append(index)
        hasAtom = false
        guard index + 2 < characters.count, characters[index + 1] == "?" else { return nil }
        if characters[index + 2] == "P" {
            return PatternProblem(
                offset: index, reason: "write a named group as \"(?<name>…)\", without \"P\".")
        }
        index += 1
        return nil
    }

    private mutating func visitClosing() -> PatternProblem? {
        hasAtom = true
        guard openGroups.popLast() == nil else { return nil }
        return PatternProblem(offset: index, reason: "this \")\" has no opening \"(\".")
    }

    private mutating func visitRepetition(_ character: Character) -> PatternProblem? {
        guard hasAtom else {
            let rest = String(characters[(index + 1)...])
            let glob = index == 0 && character == "*" ? ".*" + rest : nil
            return PatternProblem(
                offset: index, reason: "there is nothing before \"\(character)\" to repeat. Write \".\(character)\".",
                suggestion: glob)
        }
        // Lazy and possessive repetitions end with a second character.
        if index + 1 < characters.count, "?+".contains(characters[index + 1]) { index += 1 }
        hasAtom = false
        return nil
    }

    private mutating func visitCount() -> PatternProblem? {
        let start = index
        guard let end = characters[index...].firstIndex(of: "}") else {
            return PatternProblem(offset: start, reason: "write a literal \"{\" as \"\\\\{\" in JSON.")
        }
        let bounds = String(characters[(start + 1)..<end]).split(separator: ",", omittingEmptySubsequences: false)
        let numbers = bounds.map { Int($0) }
        guard hasAtom, (1...2).contains(bounds.count), numbers[0] != nil,
            numbers.count == 1 || bounds[1].isEmpty || numbers[1] != nil
        else {
            return PatternProblem(
                offset: start, reason: "\"{\" begins a repetition such as \"{2}\", but this isn't one.")
        }
        if numbers.count == 2, let low = numbers[0], let high = numbers[1], high < low {
            return PatternProblem(offset: start, reason: "the repetition \"{\(low),\(high)}\" is in reverse order.")
        }
        index = end
        hasAtom = false
        return nil
    }
}
