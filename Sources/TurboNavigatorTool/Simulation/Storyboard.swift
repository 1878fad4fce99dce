import Foundation

/// A simulation as a picture: one phone for each step, with its stacks, its requests and the reason below.
struct Storyboard {
    private static let (columns, cell, margin) = (4, (width: 260, height: 560), 28)

    let steps: [SimulationStep]

    /// The document, for a browser or an image viewer; light or dark as the viewer is.
    var text: String {
        let rows = (steps.count + Self.columns - 1) / Self.columns
        let width = min(steps.count, Self.columns) * Self.cell.width + 2 * Self.margin
        let height = rows * Self.cell.height + 2 * Self.margin
        let frames = steps.enumerated().map {
            place(StoryboardFrame(step: $0.element, number: $0.offset + 1), at: $0.offset)
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" role="img" aria-label="Storyboard of \(steps.count) steps">
            <style>
            \(StoryboardStyle.css)
            </style>
            <rect class="board" width="\(width)" height="\(height)"/>
            \(frames.joined(separator: "\n"))
            </svg>

            """
    }

    private func place(_ frame: StoryboardFrame, at index: Int) -> String {
        let x = Self.margin + index % Self.columns * Self.cell.width
        let y = Self.margin + index / Self.columns * Self.cell.height
        let isLastOfRow = index % Self.columns == Self.columns - 1 || index == steps.count - 1
        let arrow = isLastOfRow ? "" : "\n<path class=\"arrow\" d=\"M 214 210 h 26 m -7 -6 l 7 6 l -7 6\"/>"
        return "<g transform=\"translate(\(x) \(y))\">\n\(frame.text)\(arrow)\n</g>"
    }
}
