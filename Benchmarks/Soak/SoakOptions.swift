/// What the command line asks for.
struct SoakOptions {
    let isBare: Bool
    /// How many pages each course visits.
    let visits: Int

    init(_ arguments: [String]) {
        isBare = arguments.contains("--bare")
        let value = arguments.firstIndex(of: "--visits").map { arguments[($0 + 1)...].first ?? "" }
        visits = max(10, value.flatMap { Int($0) } ?? 10_000)
    }
}
