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
    /// Met in another way than by the median.
    var isExcused = false

    var median: Double { Self.median(values) }

    var isMet: Bool { median <= goal || isExcused }

    static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        guard let middle = sorted.indices.middle else { return .nan }
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
}

extension Range<Int> {
    /// The upper one of two; nil for none.
    fileprivate var middle: Int? { isEmpty ? nil : count / 2 }
}
