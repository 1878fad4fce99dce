import Foundation

/// A plot of all pairs as dots, with one row for each measure and the goals on one line.
struct CostPlot {
    /// The left edge of the rows, and the width up to the goal.
    private static let (left, goal) = (250.0, 240.0)
    private static let (top, rowHeight) = (36.0, 34.0)
    /// Values beyond this multiple of the goal are drawn at the edge.
    private static let edge = 2.0

    private let measures: [CostMeasure]

    init(_ measures: [CostMeasure]) {
        self.measures = measures
    }

    var svg: String {
        let (width, height) = (Self.left + Self.goal * Self.edge + 110, Self.top + Self.rowHeight * Double(measures.count))
        let line = Self.left + Self.goal
        let rows = measures.enumerated().map { row($1, y: Self.top + (Double($0) + 0.5) * Self.rowHeight) }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(width)) \(Int(height + 12))" font-family="sans-serif" font-size="13">
            <rect width="100%" height="100%" fill="#ffffff"/>
            <text x="\(line)" y="20" text-anchor="middle" fill="#1c71d8">goal</text>
            <line x1="\(line)" y1="26" x2="\(line)" y2="\(height)" stroke="#1c71d8" stroke-width="1.5"/>
            <line x1="\(Self.left)" y1="26" x2="\(Self.left)" y2="\(height)" stroke="#c0bfbc"/>
            \(rows.joined(separator: "\n"))
            </svg>

            """
    }

    private func row(_ measure: CostMeasure, y: Double) -> String {
        let dots = measure.values.map { value in
            "<circle cx=\"\(x(value, measure))\" cy=\"\(y)\" r=\"4\" fill=\"#3d3846\" fill-opacity=\"0.25\"/>"
        }
        let (middle, color) = (x(measure.median, measure), measure.isMet ? "#26a269" : "#c01c28")
        let median = String(format: "%.2f%@", measure.median, measure.unit)
        return """
            <text x="\(Self.left - 12)" y="\(y + 4)" text-anchor="end" fill="#3d3846">\(measure.name)</text>
            \(dots.joined())
            <line x1="\(middle)" y1="\(y - 10)" x2="\(middle)" y2="\(y + 10)" stroke="\(color)" stroke-width="3"/>
            <text x="\(Self.left + Self.goal * Self.edge + 14)" y="\(y + 4)" fill="\(color)">\(median)</text>
            """
    }

    private func x(_ value: Double, _ measure: CostMeasure) -> Double {
        ((Self.left + Self.goal * min(value / measure.goal, Self.edge)) * 10).rounded() / 10
    }
}
