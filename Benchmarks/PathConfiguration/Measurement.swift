import Foundation
import TurboCore

/// The times of one size of configuration, in nanoseconds for each URL.
struct Measurement {
    let ruleCount: Int
    let (plain, search, memo): (Double, Double, Double)
    /// The times of loading by the plain loader, of loading by this library, and of the first look-up after that.
    let (plainLoad, load, firstLookUp): (Double, Double, Double)

    /// Measures both matchers in turn, and uses the median of the passes.
    init(ruleCount: Int) throws {
        let workload = try Workload(ruleCount: ruleCount)
        let data = try workload.json()
        let document = try PathConfigurationDocument(data)
        guard document.rules.count == ruleCount else { throw BenchmarkError.rulesAreMissing(document.rules.count) }
        let configuration = PathConfiguration(sources: [.data(data)])
        let plain = PlainMatcher(workload)
        try Self.compare(plain, document, workload.urls.prefix(max(3, 2000 / ruleCount)))
        let (few, all) = (workload.urls.prefix(max(2, 4000 / ruleCount)), workload.urls[...])
        let hot = workload.urls.prefix(200)
        let passes = (0..<7).map { _ in
            (
                Stopwatch.nanoseconds(few) { _ = plain.properties(for: $0) },
                Stopwatch.nanoseconds(all) { _ = document.match($0).properties },
                Self.memoTime(configuration, hot)
            )
        }
        let loads = try (0..<7).map { _ in try Self.loadTimes(data, workload.urls[0], count: max(3, 2000 / ruleCount)) }
        plainLoad = Self.median(loads.map(\.0))
        load = Self.median(loads.map(\.1))
        firstLookUp = Self.median(loads.map(\.2))
        self.ruleCount = ruleCount
        self.plain = Self.median(passes.map(\.0))
        search = Self.median(passes.map(\.1))
        memo = Self.median(passes.map(\.2))
    }

    private static func loadTimes(_ data: Data, _ url: URL, count: Int) throws -> (Double, Double, Double) {
        let items = Array(repeating: data, count: count)[...]
        let plain = try Stopwatch.nanoseconds(items) { _ = try PlainLoader.load($0) }
        var documents: [PathConfigurationDocument] = []
        let load = try Stopwatch.nanoseconds(items) { documents.append(try PathConfigurationDocument($0)) }
        return (plain, load, Stopwatch.nanoseconds(documents[...]) { _ = $0.match(url) })
    }

    private static func memoTime(_ configuration: PathConfiguration, _ urls: ArraySlice<URL>) -> Double {
        // One URL repeatedly, like a page that is shown often; each one is looked up once first.
        var total = 0.0
        for url in urls {
            _ = configuration.properties(for: url)
            total += Stopwatch.nanoseconds(Array(repeating: url, count: 50)[...]) {
                _ = configuration.properties(for: $0)
            }
        }
        return total / Double(urls.count)
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    /// Checks that both matchers have the same results, before they are measured.
    private static func compare(
        _ plain: PlainMatcher, _ document: PathConfigurationDocument, _ urls: ArraySlice<URL>
    ) throws {
        for url in urls where plain.properties(for: url) != document.match(url).properties.dictionary {
            throw BenchmarkError.difference(url)
        }
    }
}

/// A reason why a measurement would be invalid.
enum BenchmarkError: Error {
    case rulesAreMissing(Int)
    case difference(URL)
    case noTime(String)
    case unknownSide(String)
}
