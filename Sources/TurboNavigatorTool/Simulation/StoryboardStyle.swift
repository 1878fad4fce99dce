import Foundation

/// The colours of a storyboard, and text that is safe in it.
enum StoryboardStyle {
    static let css = """
        text { font: 12px system-ui, -apple-system, "Segoe UI", Cantarell, sans-serif; fill: #241f31 }
        .board { fill: #f6f5f4 } .phone { fill: #fff; stroke: #c0bfbc; stroke-width: 1.5 }
        .bar { fill: #ebebeb } .title { font-weight: 600; text-anchor: middle } .line { fill: #deddda }
        .input { font: 600 13px ui-monospace, "Source Code Pro", monospace } .number { fill: #fff; font-weight: 700; text-anchor: middle }
        .badge { fill: #3584e4 } .back { stroke: #3584e4; stroke-width: 2; fill: none; stroke-linecap: round; stroke-linejoin: round }
        .done { fill: #3584e4; font-weight: 600; text-anchor: end } .dim { fill: #000; opacity: .32 }
        .sheet { fill: #fff; stroke: #c0bfbc } .below { fill: #fff; stroke: #c0bfbc; opacity: .75 }
        .request { fill: #26a269 } .request-text { fill: #fff; font: 600 10.5px ui-monospace, monospace }
        .none { fill: #77767b; font-style: italic } .why { fill: #5e5c64; font-size: 11.5px }
        .stack { font: 11px ui-monospace, "Source Code Pro", monospace } .label { fill: #77767b; font-size: 11px }
        .arrow { stroke: #9a9996; stroke-width: 2; fill: none; stroke-linecap: round; stroke-linejoin: round }
        .native { fill: #dc8add } .hero { fill: #99c1f1 }
        @media (prefers-color-scheme: dark) {
        text { fill: #fff } .board { fill: #1d1d20 } .phone, .sheet, .below { fill: #2e2e32; stroke: #5e5c64 }
        .bar { fill: #3a3a3e } .line { fill: #4a4a4f } .hero { fill: #1a5fb4 } .why, .none, .label { fill: #c0bfbc } .dim { opacity: .55 }
        .done { fill: #78aeed } .back { stroke: #78aeed }
        }
        """

    /// Text as the content of an element or of an attribute.
    static func escaped(_ text: String) -> String {
        TerminalText.escaped(text).replacingOccurrences(of: "&", with: "&amp;")
            .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }

    /// The text shortened in its middle, then escaped.
    static func shortened(_ text: String, to length: Int) -> String {
        guard text.count > length else { return escaped(text) }
        return escaped(text.prefix(length / 2 - 1) + "…" + text.suffix(length - length / 2))
    }

    /// The text in lines of so many characters; the last one tells that there would be more.
    static func lines(_ text: String, length: Int, count: Int) -> [String] {
        var lines = [""]
        for word in text.split(separator: " ") {
            let last = lines[lines.count - 1]
            if last.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if last.count + word.count + 1 <= length {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        let rest = lines.count > count ? "…" : ""
        return lines.prefix(count).enumerated().map { index, line in
            shortened(line + (index == count - 1 ? rest : ""), to: length + 1)
        }
    }
}
