import Foundation

/// Text escaped and shortened for a diagram.
enum DiagramText {
    /// Text escaped for the content of an element or an attribute.
    static func escaped(_ text: String) -> String {
        TerminalText.escaped(text).replacingOccurrences(of: "&", with: "&amp;")
            .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }

    /// The text shortened in the middle: by whole segments of its path or, for a single long segment, by characters.
    static func shortened(_ text: String, to length: Int) -> String {
        guard text.count > length else { return text }
        var segments = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        // Each segment has a slash, so that more than these don't fit.
        if segments.count > length { segments = segments.prefix((length + 1) / 2) + segments.suffix(length / 2) }
        // A full URL could lose its host.
        while segments.count > 3, !text.contains("://") {
            segments.remove(at: segments.count / 2)
            let short = shortened(segments)
            if short.count <= length { return short }
        }
        return text.prefix(length / 2 - 1) + "…" + text.suffix(length - length / 2)
    }

    private static func shortened(_ segments: [String]) -> String {
        let half = (segments.count + 1) / 2
        return (segments[..<half] + ["…"] + segments[half...]).joined(separator: "/")
    }

    /// The text wrapped to lines of the given length. Longer words are shortened.
    static func lines(_ text: String, length: Int) -> [String] {
        joined(text.split(separator: " ").map { shortened(String($0), to: length) }, by: " ", length: length)
    }

    /// The paths of a stack, wrapped to lines of the given length.
    static func stack(_ paths: [String], length: Int) -> [String] {
        guard let last = paths.indices.last else { return ["empty"] }
        let parts = paths.enumerated().map { index, path in
            shortened(path, to: length - 2) + (index == last ? "" : " ›")
        }
        return joined(parts, by: " ", length: length)
    }

    private static func joined(_ words: [String], by separator: String, length: Int) -> [String] {
        var lines: [String] = []
        for word in words {
            if let last = lines.last, last.count + separator.count + word.count <= length {
                lines[lines.count - 1] = last + separator + word
            } else {
                lines.append(word)
            }
        }
        return lines
    }
}
