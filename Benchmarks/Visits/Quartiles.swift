/// The median and the quartiles of some values.
struct Quartiles {
    let low: Double
    let median: Double
    let high: Double

    init(_ values: [Double]) {
        let sorted = values.sorted()
        func at(_ share: Double) -> Double {
            guard !sorted.isEmpty else { return .nan }
            return sorted[Int((Double(sorted.count - 1) * share).rounded())]
        }
        (low, median, high) = (at(0.25), at(0.5), at(0.75))
    }
}
