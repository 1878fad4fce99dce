import Foundation
import Testing

/// A block of code in a document.
struct CodeBlock: Sendable, CustomTestStringConvertible {
    let document: Document
    /// The number of its first line, from 1.
    let line: Int
    let language: String
    let lines: [String]
    /// Whether the block deliberately shows a mistake.
    let isMistake: Bool

    var testDescription: String { "\(document.path):\(line)" }
    var text: String { lines.joined(separator: "\n") }

    /// The lines that a sample must contain, without indentation, empty lines, and `@main`, which the test bundle
    /// already has.
    var essence: [String] { Self.essence(of: lines) }

    static func essence(of lines: [String]) -> [String] {
        lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && $0 != "@main" }
    }

    static func all(in language: String) -> [CodeBlock] {
        Document.all.flatMap(\.blocks).filter { $0.language == language }
    }
}

extension Document {
    private static let fence = "```"
    private static let mistake = "<!-- mistake -->"

    var blocks: [CodeBlock] {
        var blocks: [CodeBlock] = []
        var start: Int?
        let lines = text.components(separatedBy: "\n")
        for (index, line) in lines.enumerated() where line.hasPrefix(Self.fence) {
            guard let first = start else {
                start = index
                continue
            }
            start = nil
            blocks.append(
                CodeBlock(
                    document: self, line: first + 2, language: String(lines[first].dropFirst(Self.fence.count)),
                    lines: Array(lines[(first + 1)..<index]),
                    isMistake: first > 0 && lines[first - 1] == Self.mistake))
        }
        return blocks
    }
}
