internal import UIKit

/// The syntax of the User-Agent header: products such as "Name/1.0", and comments in parentheses.
enum UserAgent {
    /// Returns the text itself if it is valid, otherwise the text as a comment: "(Turbo Native iOS; version [1])".
    /// Empty if no character of the text is valid in a comment.
    ///
    /// NB: WebKitGTK rejects invalid headers; iOS sends any text.
    static func acceptable(_ text: String) -> String {
        guard !isValid(text) else { return text }
        let comment = text.filter { isCommentCharacter($0) }
        if comment != text { Log.fault("the user agent “\(text)” is invalid; “\(comment)” is sent instead") }
        return comment.isEmpty ? "" : "(\(comment))"
    }

    private static func isValid(_ text: String) -> Bool {
        let token = #"[A-Za-z0-9!#$%&'*+.^_`|~-]+"#
        let item = #"(?:\#(token)(?:/\#(token))?|\([^()\\]*\))"#
        return text.range(of: "^\(item)(?: +\(item))*$", options: .regularExpression) != nil
            && text.allSatisfy { $0.isASCII }
    }

    private static func isCommentCharacter(_ character: Character) -> Bool {
        guard let ascii = character.asciiValue else { return false }
        return (32...126).contains(ascii) && !"()\\".contains(character)
    }
}
