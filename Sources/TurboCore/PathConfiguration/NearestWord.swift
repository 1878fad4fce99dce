/// Finds the word that somebody meant.
enum NearestWord {
    /// The known word that is at most two letters away from a word, or one for short words.
    ///
    /// Upper case, hyphens and underscores do not count: `modalStyle` is meant to be `modal_style`.
    /// - Returns: nil if the word is known itself or close to none.
    static func to(_ word: String, among known: [String]) -> String? {
        guard !known.contains(word), word.utf8.count <= 64 else { return nil }
        let letters = simplified(word)
        let candidates = known.map { (word: $0, distance: distance(letters, simplified($0))) }
        guard let nearest = candidates.min(by: { $0.distance < $1.distance }) else { return nil }
        return nearest.distance <= (nearest.word.count < 8 ? 1 : 2) ? nearest.word : nil
    }

    private static func simplified(_ word: String) -> [Character] {
        Array(word.lowercased().filter { $0 != "_" && $0 != "-" })
    }

    /// How many letters must be added, removed or replaced to make one word the other (Levenshtein).
    static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var row = Array(0...second.count)
        for (index, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, other) in second.enumerated() {
                let replaced = diagonal + (letter == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
            }
        }
        return row[second.count]
    }
}
