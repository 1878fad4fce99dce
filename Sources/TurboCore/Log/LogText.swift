/// Text for the log. URLs of pages have passwords, tokens and searches in their queries: values and fragments are left
/// out, names stay.
package enum LogText {
    /// The text with the values of all queries, the fragments, and names and passwords of its URLs taken out.
    package static func withoutSecrets(_ text: String) -> String {
        guard text.contains("://") else { return text }
        var result = ""
        var rest = text[...]
        while let range = rest.firstRange(of: "://") {
            result += rest[..<range.upperBound]
            rest = rest[range.upperBound...]
            let end = rest.firstIndex { $0.isWhitespace || "«»\"<>()|".contains($0) } ?? rest.endIndex
            result += shortened(rest[..<end])
            rest = rest[end...]
        }
        return result + rest
    }

    /// What follows `://` of one URL.
    private static func shortened(_ url: Substring) -> String {
        let authority = url.prefix { !"/?#".contains($0) }
        let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority
        let rest = url[authority.endIndex...]
        let path = rest.prefix { !"?#".contains($0) }
        let tail = rest[path.endIndex...]
        let query = tail.prefix { $0 != "#" }
        let fragment = tail[query.endIndex...]
        // A sentence may go on right behind the URL.
        let mark = (fragment.isEmpty ? query : fragment).last.flatMap { ",.:;".contains($0) ? String($0) : nil } ?? ""
        let hasTail = !query.isEmpty || !fragment.isEmpty
        return host + path + names(of: query.dropFirst()) + (fragment.isEmpty ? "" : "#…") + (hasTail ? mark : "")
    }

    private static func names(of query: Substring) -> String {
        guard !query.isEmpty else { return "" }
        let pairs = query.split(separator: "&").map { pair in
            pair.contains("=") ? pair.prefix { $0 != "=" } + "=…" : "…"
        }
        return "?" + pairs.joined(separator: "&")
    }
}
