package import WebKit

extension WKWebView {
    /// The number of the process that runs the page: the one that works most while a script of the page does.
    package func processNumber() async throws -> Int? {
        let numbers = ProcessUse.ofPages().map(\.pid)
        let times = numbers.map { ProcessTime([$0]) }
        let start = times.map { $0.readings() }
        try await evaluateJavaScript("for (const end = performance.now() + 300; performance.now() < end;); 1")
        let used = zip(times, start).map { ProcessTime.used(from: $1, to: $0.readings()) }
        return zip(numbers, used).max { $0.1 < $1.1 }?.0
    }
}
