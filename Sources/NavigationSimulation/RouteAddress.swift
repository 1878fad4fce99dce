internal import Foundation

/// Paths with their queries, as people write them and as URLs contain them.
package enum RouteAddress {
    /// Returns path and query as in a URL; nil for anything but a path or an http(s) URL.
    package static func address(of written: String) -> String? {
        let text = escaped(String(written.prefix { $0 != "#" }))
        if text.hasPrefix("/") { return text }
        guard let components = URLComponents(string: text), components.scheme?.hasPrefix("http") == true,
            components.host != nil
        else { return nil }
        let path = components.percentEncodedPath.isEmpty ? "/" : components.percentEncodedPath
        return path + (components.percentEncodedQuery.map { "?\($0)" } ?? "")
    }

    /// Returns the address with its path decoded; the query stays as it is.
    package static func decoded(_ address: String) -> String {
        let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts.first.map(String.init) ?? "/"
        return (path.removingPercentEncoding ?? path) + (parts.count == 2 ? "?\(parts[1])" : "")
    }

    /// Returns the text with all characters escaped that a URL can't contain.
    package static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { !plain.contains($0) }) else { return text }
        let bytes = Array(text.utf8)
        return bytes.indices.map { index in
            let byte = bytes[index]
            let isEscape =
                byte == UInt8(ascii: "%") && index + 2 < bytes.count && isHexadecimal(bytes[index + 1])
                && isHexadecimal(bytes[index + 2])
            guard !isEscape, !plain.contains(byte) else { return String(Unicode.Scalar(byte)) }
            return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    private static let plain = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@/?[]".utf8)

    private static func isHexadecimal(_ byte: UInt8) -> Bool { Character(Unicode.Scalar(byte)).isHexDigit }
}
