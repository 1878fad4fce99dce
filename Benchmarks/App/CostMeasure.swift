import Foundation

/// One line of the report: what was found in each pair, and what is wanted of their median.
struct CostMeasure: Codable {
    let name: String
    /// What stands behind a number: "×" for a ratio.
    let unit: String
    let goal: Double
    /// Ratios of app and bare web view where nothing else is said, one for each pair.
    let values: [Double]
    /// Both sides, in words.
    var sides: String
    /// What is met where the median misses its goal, such as a difference of a frame; nil where that is all that counts.
    var excuse: String?

    var median: Double { Self.median(values) }

    var isMet: Bool { median <= goal || excuse != nil }

    /// In a word of the table.
    var verdict: String {
        median <= goal ? "met" : excuse ?? "missed"
    }

    /// Of an even number of values, that between the two in the middle; not a number for none.
    static func median(_ values: [Double]) -> Double {
        guard !values.isEmpty else { return .nan }
        let (sorted, middle) = (values.sorted(), values.count / 2)
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
}
