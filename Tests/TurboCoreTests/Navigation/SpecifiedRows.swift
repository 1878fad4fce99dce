import Foundation

/// The ids in the last column of the first table of `docs/flows.md`.
enum SpecifiedRows {
    static func ids() throws -> Set<String> {
        let page = try String(contentsOf: TouredFlow.root.appendingPathComponent("docs/flows.md"), encoding: .utf8)
        let stacks = page.components(separatedBy: "\n## ").first { $0.hasPrefix("Stacks\n") } ?? ""
        let cells = stacks.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }
            .compactMap { $0.components(separatedBy: " | ").last }
        return Set(cells.flatMap(words))
    }

    private static func words(_ cell: String) -> [String] {
        let parts = cell.components(separatedBy: "`")
        return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
    }
}
