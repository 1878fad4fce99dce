import Foundation

/// Text for the log. The URLs of pages contain passwords, tokens and search terms in their queries, so values and
/// fragments are left out. The names of query parameters are kept.
package enum LogText {
    /// Returns the text with the query values, fragments, user names and passwords of its URLs removed.
    package static func withoutSecrets(_ text: String) -> String {
        guard text.contains(":") else { return text }
        var result = ""
        var rest = text[...]
        while let colon = rest.firstIndex(of: ":") {
            result += rest[..<colon]
            let hasScheme = result.last?.isLetter == true
            result += ":"
            rest = rest[rest.index(after: colon)...]
            if rest.hasPrefix("//") {
                result += "//"
                rest = rest.dropFirst(2)
                let url = Self.url(atStartOf: rest)
                result += shortened(url)
                rest = rest[url.endIndex...]
            } else if hasScheme {
                // Such as mailto:ann@example.com?body=secret
                let path = rest.prefix { !($0.isWhitespace || ":?#“”\"<>".contains($0)) }
                result += path
                rest = rest[path.endIndex...]
                guard let next = rest.first, "?#".contains(next), !path.isEmpty else { continue }
                let tail = Self.url(atStartOf: rest)
                result += tail.count > 1 ? withoutValues(tail) : String(tail)
                rest = rest[tail.endIndex...]
            }
        }
        return result + rest
    }

    /// Returns the text in one line, with each control character escaped. Pages and servers choose their texts: these
    /// could imitate lines of the log, move the cursor of a terminal, or hide something. Characters that change the
    /// writing direction are escaped too.
    package static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isDangerous) else { return text }
        return text.unicodeScalars.map { isDangerous($0) ? escape(of: $0) : String($0) }.joined()
    }

    /// Whether a terminal would interpret this character instead of showing it.
    package static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    private static func escape(of scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }

    /// The URL after its `://`, without the punctuation of the sentence around it, such as parentheses or quotes.
    private static func url(atStartOf text: Substring) -> Substring {
        let url = text.prefix { !($0.isWhitespace || "“”\"<>".contains($0)) }
        // NB: parentheses can be part of a URL. A closing one without its opening one belongs to the sentence.
        var unopened = url.count { $0 == ")" } - url.count { $0 == "(" }
        // NB: substring's dropLast() takes time in proportion to its length.
        var end = url.endIndex
        while end > url.startIndex {
            let last = url.index(before: end)
            guard ",.:;".contains(url[last]) || url[last] == ")" && unopened > 0 else { break }
            if url[last] == ")" { unopened -= 1 }
            end = last
        }
        return url[..<end]
    }

    /// A URL after its `://`, without secrets.
    private static func shortened(_ url: Substring) -> String {
        let authority = url.prefix { !"/?#".contains($0) }
        let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority
        let rest = url[authority.endIndex...]
        let path = rest.prefix { !"?#".contains($0) }
        return host + path + withoutValues(rest[path.endIndex...])
    }

    /// The query and the fragment of a URL, without secrets.
    private static func withoutValues(_ tail: Substring) -> String {
        let query = tail.prefix { $0 != "#" }
        return names(of: query.dropFirst()) + (tail[query.endIndex...].isEmpty ? "" : "#…")
    }

    private static func names(of query: Substring) -> String {
        guard !query.isEmpty else { return "" }
        let pairs = query.split(separator: "&").map { pair in
            pair.contains("=") ? pair.prefix { $0 != "=" } + "=…" : "…"
        }
        return "?" + pairs.joined(separator: "&")
    }
}
