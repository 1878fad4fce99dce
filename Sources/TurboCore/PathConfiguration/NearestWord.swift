/// Finds the known word that is nearest to a misspelled one.
package enum NearestWord {
    /// Returns the known word that differs from a word in at most two letters, or one for short words.
    ///
    /// Case, hyphens and underscores are ignored: the nearest word to `modalStyle` is `modal_style`.
    /// - Returns: nil if the word is known itself, or near none.
    package static func to(_ word: String, among known: [String]) -> String? {
        guard !known.contains(word), word.utf8.count <= 64 else { return nil }
        let letters = simplified(word)
        let candidates = known.compactMap { word -> (word: String, distance: Int)? in
            let other = simplified(word)
            // Most words differ in length by more than any near one.
            guard abs(other.count - letters.count) <= 2 else { return nil }
            return (word, distance(letters, other))
        }
        guard let nearest = candidates.min(by: { $0.distance < $1.distance }) else { return nil }
        return nearest.distance <= (nearest.word.count < 8 ? 1 : 2) ? nearest.word : nil
    }

    private static func simplified(_ word: String) -> [Unicode.Scalar] {
        word.lowercased().unicodeScalars.filter { $0 != "_" && $0 != "-" }
    }

    /// Returns the number of letters that must be added, removed, replaced, or swapped with their neighbor to change
    /// one word to the other (Levenshtein distance, with swaps).
    static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for (row, letter) in first.enumerated() {
            var current = [row + 1]
            for (column, other) in second.enumerated() {
                let replaced = last[column] + (letter == other ? 0 : 1)
                var best = min(replaced, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            (beforeLast, last) = (last, current)
        }
        return last[second.count]
    }
}
