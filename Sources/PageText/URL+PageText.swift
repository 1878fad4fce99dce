import Foundation

extension URL {
    /// The URL that a page means by a text.
    ///
    /// Browsers leave characters as they are that RFC 3986 wants to be escaped: `[ ] | { }` and others. They are escaped
    /// here, one by one. `URL(string:)` would escape the `%` of each valid escape as well, and before iOS 17 it answers nil.
    ///
    /// - Parameter text: an absolute URL as a browser writes it, for instance `location.href`.
    package init?(pageText text: String) {
        let start = Self.endOfAuthority(in: text)
        var escaped = String(text[..<start])
        var rest = text.utf8[start...]
        var hasFragment = false
        while let byte = rest.popFirst() {
            let isHash = byte == UInt8(ascii: "#")
            let stays = isHash ? !hasFragment : Self.stays(byte, before: rest)
            hasFragment = hasFragment || isHash
            if stays { escaped.unicodeScalars.append(Unicode.Scalar(byte)) } else { escaped += Self.escape(of: byte) }
        }
        self.init(string: escaped)
    }

    /// The URL that a page means by a text in its links, which may be relative.
    ///
    /// - Parameters:
    ///   - text: what stands in an attribute or a header, for instance `/posts?f[]=1`.
    ///   - page: the URL of the page.
    package init?(pageText text: String, on page: URL) {
        guard let written = URL(pageText: text), let url = URL(string: written.relativeString, relativeTo: page) else {
            return nil
        }
        self = url.absoluteURL
    }

    /// The place after scheme, host and port, where a browser leaves nothing to escape and brackets have a meaning.
    private static func endOfAuthority(in text: String) -> String.Index {
        // A relative URL may have a colon in its path or its query.
        guard let colon = text.firstIndex(where: { ":/?#".contains($0) }), text[colon] == ":" else {
            return text.startIndex
        }
        let rest = text[text.index(after: colon)...]
        guard rest.hasPrefix("//") else { return rest.startIndex }
        return rest.dropFirst(2).firstIndex { "/?#".contains($0) } ?? text.endIndex
    }

    /// What may stand in a path, a query and a fragment alike.
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
