import Foundation

/// One line of the report: the values of all pairs, and the goal for their median.
struct CostMeasure: Codable {
    let name: String
    /// The unit of a number: "×" for a ratio.
    let unit: String
    let goal: Double
    /// One value for each pair: the ratio of app and bare web view unless the unit is another one.
    let values: [Double]
    /// A description of both sides.
    var sides: String
    /// A reason why the measure passes although the median misses its goal, such as a difference of at most one frame;
    /// nil if there is none.
    var excuse: String?

    var median: Double { Self.median(values) }

    var isMet: Bool { median <= goal || excuse != nil }

    /// The verdict in the table.
    var verdict: String {
        median <= goal ? "met" : excuse ?? "missed"
    }

    /// Returns the median; for an even number of values the mean of the two in the middle, and not a number for none.
    static func median(_ values: [Double]) -> Double {
        guard !values.isEmpty else { return .nan }
        let (sorted, middle) = (values.sorted(), values.count / 2)
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
}
