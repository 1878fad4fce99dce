import NavigationSimulation

/// A simulation as a diagram: one phone for each step, and its requests, its stacks and the reason below.
struct SimulationDiagram {
    private static let (columns, width, margin) = (4, 260, 28)
    /// The space between rows, for the arrow from one row to the next.
    private static let gap = 36

    let steps: [SimulationResult]
    /// Whether the diagram is a part of a page, which has the style sheet once for all diagrams.
    var isPartOfPage = false

    /// The steps of one row, and the row's position and height.
    private struct Row {
        let frames: [DiagramFrame]
        let y: Int
        /// The top of the phones and the height of the row, both relative to `y`.
        let (phoneTop, height): (Int, Int)
    }

    /// The SVG document. Follows the viewer's light or dark appearance.
    var text: String {
        let rows = rows
        let width = min(steps.count, Self.columns) * Self.width + 2 * Self.margin
        let height = (rows.last.map { $0.y + $0.height } ?? 0) + Self.margin
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" role="img" aria-label="Diagram of \(steps.count) steps">
            \(isPartOfPage ? "" : "<style>\n\(DiagramStyle.css)\n</style>\n")\
            <rect class="board" width="\(width)" height="\(height)"/>
            \(rows.indices.map { draw(rows[$0], isLast: $0 == rows.count - 1) }.joined(separator: "\n"))
            </svg>

            """
    }

    private var rows: [Row] {
        let frames = steps.enumerated().map { DiagramFrame(step: $0.element, number: $0.offset + 1) }
        var y = Self.margin
        return stride(from: 0, to: frames.count, by: Self.columns).map { start in
            let part = Array(frames[start..<min(start + Self.columns, frames.count)])
            let phoneTop = part.map(\.headHeight).max() ?? 0
            let row = Row(
                frames: part, y: y, phoneTop: phoneTop,
                height: phoneTop + 340 + (part.map(\.footHeight).max() ?? 0))
            y += row.height + Self.gap
            return row
        }
    }

    private func draw(_ row: Row, isLast: Bool) -> String {
        let middle = row.phoneTop + 165
        let frames = row.frames.enumerated().map { index, frame in
            let hasNext = index < row.frames.count - 1
            let arrow =
                hasNext ? "\n<path class=\"arrow\" d=\"M 214 \(middle) h 26 m -7 -6 l 7 6 l -7 6\"/>" : ""
            let x = Self.margin + index * Self.width
            return "<g transform=\"translate(\(x) \(row.y))\">\n\(frame.text(top: row.phoneTop))\(arrow)\n</g>"
        }
        return (frames + (isLast ? [] : [turn(row, from: middle)])).joined(separator: "\n")
    }

    /// The arrow from the last phone of a row to the first phone of the next.
    private func turn(_ row: Row, from middle: Int) -> String {
        let right = Self.margin + Self.columns * Self.width
        let (start, bend) = (row.y + middle, row.y + row.height + Self.gap / 2)
        return """
            <path class="arrow" d="M \(right - 46) \(start) H \(right - 20) V \(bend) H \(Self.margin - 14) \
            V \(bend + Self.gap / 2 + 12) h 8 m -6 -6 l 6 6 l -6 6"/>
            """
    }
}
