import Foundation

extension URL {
    /// Creates a URL from its text in a page.
    ///
    /// - Parameter text: an absolute URL as a browser writes it, such as `location.href`.
    package init?(pageText text: String) {
        self.init(string: text.escapedForURL)
    }

    /// Creates a URL from its text in a page's link, which may be relative.
    ///
    /// - Parameters:
    ///   - text: the value of an attribute or a header, such as `/posts?f[]=1`.
    ///   - page: the URL of the page.
    package init?(pageText text: String, on page: URL) {
        guard let written = URL(pageText: text), let url = URL(string: written.relativeString, relativeTo: page) else {
            return nil
        }
        self = url.absoluteURL
    }
}

extension String {
    /// The text of a URL with the characters escaped that a URL can't contain. Valid escapes stay.
    ///
    /// Browsers don't escape some characters that RFC 3986 requires to be escaped, such as `[ ] | { }`. They are
    /// escaped here, one by one. `URL(string:)` would also escape the `%` of each valid escape, and returns nil before
    /// iOS 17.
    package var escapedForURL: String {
        let start = endOfAuthority
        var escaped = String(self[..<start])
        var rest = utf8[start...]
        var hasFragment = false
        while let byte = rest.popFirst() {
            let isHash = byte == UInt8(ascii: "#")
            let stays = isHash ? !hasFragment : Self.stays(byte, before: rest)
            hasFragment = hasFragment || isHash
            if stays { escaped.unicodeScalars.append(Unicode.Scalar(byte)) } else { escaped += Self.escape(of: byte) }
        }
        return escaped
    }

    /// The position after scheme, host and port. There a browser leaves nothing to escape, and brackets have a meaning.
    private var endOfAuthority: Index {
        // A relative URL may have a colon in its path or its query.
        guard let colon = firstIndex(where: { ":/?#".contains($0) }), self[colon] == ":" else { return startIndex }
        let rest = self[index(after: colon)...]
        guard rest.hasPrefix("//") else { return rest.startIndex }
        return rest.dropFirst(2).firstIndex { "/?#".contains($0) } ?? endIndex
    }

    /// The characters that are allowed in a path, a query and a fragment.
    private static let plain = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@/?".utf8)

    private static func stays(_ byte: UInt8, before rest: Substring.UTF8View) -> Bool {
        guard byte == UInt8(ascii: "%") else { return plain.contains(byte) }
        let digits = rest.prefix(2)
        return digits.count == 2 && digits.allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit }
    }

    private static func escape(of byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count == 1 ? "0" : "") + digits
    }
}
