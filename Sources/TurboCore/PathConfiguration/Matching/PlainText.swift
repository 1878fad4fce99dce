import Foundation

/// A pattern that is nothing but text, perhaps with `^` before and `$` after it, as most are. It is searched without a
/// regular expression.
struct PlainText: Sendable {
    private let text: [UInt8]
    private let isAtStart: Bool
    private let isAtEnd: Bool

    /// - Returns: nil if the pattern has any other syntax.
    init?(_ pattern: String) {
        var rest = pattern.unicodeScalars[...]
        isAtStart = rest.first == "^"
        if isAtStart { rest.removeFirst() }
        var (text, isAtEnd) = (String.UnicodeScalarView(), false)
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\\":
                guard let escaped = rest.popFirst(), escaped.isASCII, !escaped.properties.isAlphabetic,
                    !("0"..."9").contains(escaped)
                else { return nil }
                text.append(escaped)
            case "$" where rest.isEmpty: isAtEnd = true
            case "$", "^", ".", "|", "?", "*", "+", "(", ")", "[", "]", "{", "}": return nil
            default: text.append(scalar)
            }
        }
        guard !text.isEmpty else { return nil }
        (self.text, self.isAtEnd) = (Array(String(text).utf8), isAtEnd)
    }

    func isFound(in path: String) -> Bool {
        if isAtEnd {
            // In a regular expression, the end is also before a line break there.
            return isEnd(of: path) || path.last?.isNewline == true && isEnd(of: String(path.dropLast()))
        }
        if isAtStart { return path.utf8.starts(with: text) }
        var path = path
        return path.withUTF8 { path in
            guard let start = path.baseAddress, path.count >= text.count else { return false }
            return (0...(path.count - text.count)).contains { memcmp(start + $0, text, text.count) == 0 }
        }
    }

    private func isEnd(of path: String) -> Bool {
        let path = path.utf8
        guard isAtStart ? path.count == text.count : path.count >= text.count else { return false }
        return path.suffix(text.count).elementsEqual(text)
    }
}
