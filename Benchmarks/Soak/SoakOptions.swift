/// The options of the command line.
struct SoakOptions {
    let isBare: Bool
    /// The number of pages that each of the two apps visits.
    let visits: Int

    init(_ arguments: [String]) {
        isBare = arguments.contains("--bare")
        let value = arguments.firstIndex(of: "--visits").map { arguments[($0 + 1)...].first ?? "" }
        visits = max(10, value.flatMap { Int($0) } ?? 10_000)
    }
}
