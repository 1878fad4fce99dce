/// Checks a key of a rule's properties, and its value.
enum PropertyCheck {
    /// The outcome for one key.
    enum Finding: Equatable {
        case fine
        /// The key is the app's own, and looks like a misspelled key of this library.
        case similarKey(String, suggestion: String)
        /// The key is one of this library, and its value has the wrong type.
        case wrongType(String)
        /// The key is one of this library, and its value is unknown.
        case unknownValue(String, suggestion: String?)
    }

    /// - Parameters:
    ///   - members: all keys of the rule's properties.
    ///   - explains: whether somebody reads the reasons, for which the key is compared with others.
    static func finding(
        key: String, value: JSONValue, among members: [JSONNode.Member] = [], explains: Bool = true
    ) -> Finding {
        guard let known = PathProperties.KnownKey(rawValue: key) else {
            return explains ? finding(foreignKey: key, among: members) : .fine
        }
        if value == .null { return .fine }
        switch (known.expectation, value) {
        case (.flag, .bool), (.text, .string): return .fine
        case (.flag, _): return .wrongType(wrongType(key, value, expected: "true or false"))
        case (.text, _): return .wrongType(wrongType(key, value, expected: "text"))
        case (.word(let words), .string(let word)):
            return finding(key: key, word: word, among: words, explains ? members : nil)
        case (.word(let words), _): return .wrongType(wrongType(key, value, expected: list(words)))
        }
    }

    private static func finding(foreignKey key: String, among members: [JSONNode.Member]) -> Finding {
        let keys = PathProperties.KnownKey.allCases.map(\.rawValue)
        let complete = keys.first { $0 == key + "_enabled" }
        guard let meant = complete ?? NearestWord.to(key, among: keys) else {
            return .fine
        }
        let advice =
            members.contains { $0.key == meant }
            ? "The rule already has \"\(meant)\": remove one of them." : "Did you mean \"\(meant)\"?"
        return .similarKey(
            "\"\(key)\" isn't a known key. \(advice) It is passed to the app unchanged.", suggestion: meant)
    }

    private static func finding(
        key: String, word: String, among words: [String], _ members: [JSONNode.Member]?
    ) -> Finding {
        if words.contains(word) { return .fine }
        guard let members else { return .unknownValue("", suggestion: nil) }
        if let other = PathProperties.KnownKey.accepting(word) {
            if let own = members.last(where: { $0.key == other.rawValue })?.node.value {
                let advice =
                    own == .string(word)
                    ? "\"\(other.rawValue)\" already says so: remove \"\(key)\"."
                    : "If it is meant, write \"\(other.rawValue)\": \"\(word)\" instead of both."
                return .unknownValue(
                    "\"\(word)\" isn't a valid value for \"\(key)\". \(advice) The key is ignored.", suggestion: nil)
            }
            let meant = "\"\(other.rawValue)\": \"\(word)\""
            return .unknownValue(
                "\"\(word)\" isn't a valid value for \"\(key)\". Write \(meant). The key is ignored.",
                suggestion: meant)
        }
        let nearest = synonyms[word] ?? NearestWord.to(word, among: words)
        let hint = nearest.map { "Did you mean \"\($0)\"?" } ?? "Use \(list(words))."
        return .unknownValue(
            "\"\(word)\" isn't a valid value for \"\(key)\". \(hint) The key is ignored.", suggestion: nearest)
    }

    /// Words of other libraries for the same value: `push` is that of Hotwire Native on Android.
    private static let synonyms = ["push": Navigation.Presentation.default.rawValue, "full_screen": "full"]

    private static func wrongType(_ key: String, _ value: JSONValue, expected: String) -> String {
        "\"\(key)\" is \(value.typeName) but must be \(expected). The key is ignored."
    }

    private static func list(_ words: [String]) -> String {
        words.dropLast().map { "\"\($0)\"" }.joined(separator: ", ") + " or \"\(words.last ?? "")\""
    }
}

extension PathProperties.KnownKey {
    /// Returns the key that accepts a word written for another key; nil if none or several do.
    package static func accepting(_ word: String) -> PathProperties.KnownKey? {
        let keys = allCases.filter { key in
            if case .word(let words) = key.expectation { words.contains(word) } else { false }
        }
        return keys.count == 1 ? keys.first : nil
    }
}
