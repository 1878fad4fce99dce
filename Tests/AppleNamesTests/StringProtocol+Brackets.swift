extension StringProtocol {
    /// The index of the parenthesis that closes the one at an index.
    func matchingParenthesis(of open: Index) -> Index? {
        var depth = 0
        for index in indices[open...] {
            if self[index] == "(" { depth += 1 }
            if self[index] == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// The parts between separators outside of brackets. The `>` of an arrow isn't a closing bracket.
    func splitAtTopLevel(by separator: Character) -> [String] {
        var parts = [""]
        var depth = 0
        var previous: Character = " "
        for character in self {
            if "([<".contains(character) { depth += 1 }
            if ")]".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
            if character == separator, depth == 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
            previous = character
        }
        return parts == [""] ? [] : parts
    }
}
