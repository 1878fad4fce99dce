import Foundation

/// The content of a row. The filter searches its text, and Copy copies it.
struct RowContent {
    let title: String
    var subtitle = ""
    /// An icon in front of the title, and its style.
    var icon: (name: String, style: String)?
    /// A short text at the end of the row, such as a status code, and its style.
    var badge: (text: String, style: String)?
    /// The details below a row that expands; nil for any other row. They are read each time it expands, because a
    /// screen's screenshot may be captured after its row was made.
    var details: (@MainActor () -> [RowDetail])?

    /// The text of the row and its details.
    @MainActor var text: String {
        var lines = [badge.map { "\(title) (\($0.text))" } ?? title, subtitle]
        for case .text(let name, let value) in details?() ?? [] {
            lines.append(value.contains("\n") ? "\(name):\n\(value)" : "\(name): \(value)")
        }
        return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}

extension [String] {
    /// One on each line, as the value of a detail.
    var listed: String { isEmpty ? "None" : joined(separator: "\n") }
}

/// A detail of an expanded row.
enum RowDetail {
    case text(_ name: String, _ value: String)
    case picture(StillImage)
    /// A text that is read only when the row is expanded.
    case later(_ name: String, @MainActor (@escaping @MainActor (String) -> Void) -> Void)
}

/// The words that the user types to find rows.
struct RowFilter: Equatable {
    var words: [String] = []

    init(_ text: String = "") {
        words = text.split(separator: " ").map(String.init)
    }

    var isEmpty: Bool { words.isEmpty }

    /// Whether a text contains all words, in upper or lower case.
    func matches(_ text: String) -> Bool {
        words.allSatisfy { text.range(of: $0, options: .caseInsensitive) != nil }
    }
}
