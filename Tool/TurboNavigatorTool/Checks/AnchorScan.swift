/// Finds anchors at positions where they can never match.
enum AnchorScan {
    /// The position of the first `$` with something after it, or `^` with something before it, in one branch of a pattern.
    static func misplaced(in pattern: String) -> String.Index? {
        let characters = Array(pattern)
        var index = 0
        while index < characters.count {
            switch characters[index] {
            case "\\": index += 1
            case "[": index = endOfSet(characters, from: index)
            case "(": index = endOfOpening(characters, from: index)
            case "$" where index + 1 < characters.count && !")|".contains(characters[index + 1]):
                return pattern.index(pattern.startIndex, offsetBy: index)
            case "^" where index > 0 && isAfterAtom(characters, index):
                return pattern.index(pattern.startIndex, offsetBy: index)
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Whether something that consumes a character precedes the index.
    private static func isAfterAtom(_ characters: [Character], _ index: Int) -> Bool {
        !"(|:=!>".contains(characters[index - 1])
    }

    private static func endOfSet(_ characters: [Character], from start: Int) -> Int {
        var index = start + 1
        while index < characters.count, characters[index] != "]" { index += characters[index] == "\\" ? 2 : 1 }
        return min(index, characters.count)
    }

    /// The index of the last character of `(`, `(?:` and the like.
    private static func endOfOpening(_ characters: [Character], from start: Int) -> Int {
        guard start + 2 < characters.count, characters[start + 1] == "?" else { return start }
        return start + 2
    }
}
