import Foundation

/// Parses rows from a text: the first line contains the names of the columns, and each cell begins below the name of
/// its column.
struct FlowTable {
    let rows: [FlowRow]

    private static let columns = ["id", "before", "proposal", "after", "load", "requests"]

    init(_ text: String) throws {
        let lines = text.split(separator: "\n").map(Array.init)
        let starts = try Self.starts(lines.first ?? [])
        rows = try lines.dropFirst().map { line in try FlowRow(cells: Self.cells(line, starts)) }
    }

    private static func starts(_ heading: [Character]) throws -> [Int] {
        guard String(heading).split(separator: " ").map(String.init) == columns else {
            throw FlowError(row: String(heading), text: "the first line is not \(columns)")
        }
        return heading.indices.filter { heading[$0] != " " && ($0 == 0 || heading[$0 - 1] == " ") }
    }

    private static func cells(_ line: [Character], _ starts: [Int]) throws -> [String] {
        let ends = starts.dropFirst() + [max(line.count, starts.last ?? 0)]
        return try zip(columns, zip(starts, ends)).map { column, range in
            let space = line[min(range.0, line.count)..<min(range.1, line.count)]
            let text = String(space).trimmingCharacters(in: .whitespaces)
            guard isCell(space, text, isLast: range.1 >= line.count) else {
                let id = String(line.prefix { $0 != " " })
                throw FlowError(row: id, text: "\"\(text)\" does not fit below \"\(column)\"")
            }
            return text
        }
    }

    /// Two spaces separate a cell from the next one, because a cell contains single spaces.
    private static func isCell(_ space: ArraySlice<Character>, _ text: String, isLast: Bool) -> Bool {
        guard !text.isEmpty, !text.contains("  ") else { return text.isEmpty }
        return space.first != " " && (isLast || space.suffix(2) == [" ", " "])
    }
}

/// An error in a row that can't be parsed.
struct FlowError: Error, Equatable, CustomStringConvertible {
    let row: String
    let text: String

    var description: String { "row \"\(row)\": \(text)" }
}
