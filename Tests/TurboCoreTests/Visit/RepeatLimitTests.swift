import Foundation
import Testing

@testable import TurboCore

struct RepeatLimitTests {
    private let start = Date(timeIntervalSinceReferenceDate: 0)

    private func url(_ path: String) throws -> URL {
        try #require(URL(string: "http://example.com\(path)"))
    }

    @Test(
        arguments: [
            // Seconds between two requests, their number, and how many are allowed.
            (0, 20, 20), (0, 21, 20), (0.1, 100, 20), (0.5, 100, 100), (0.499, 21, 20), (1, 1000, 1000),
        ])
    func `A URL is requested at most twenty times in ten seconds`(
        _ seconds: TimeInterval, _ wishes: Int, _ fulfilled: Int
    ) throws {
        var limit = RepeatLimit()
        let url = try url("/a")
        let allowed = (0..<wishes).count { limit.allows(url, at: start + TimeInterval($0) * seconds) }
        #expect(allowed == fulfilled)
    }

    @Test func `Each URL has its own count, and a query makes another one`() throws {
        var limit = RepeatLimit()
        for number in 0..<1000 {
            let isAllowed = limit.allows(try url("/a?page=\(number)"), at: start)
            #expect(isAllowed)
        }
    }

    @Test func `After ten seconds a URL may be requested again`() throws {
        var limit = RepeatLimit()
        let url = try url("/a")
        for _ in 0..<50 { _ = limit.allows(url, at: start) }
        let isAllowed = limit.allows(url, at: start + 10)
        #expect(isAllowed)
    }

    @Test func `A blocked request doesn't delay the next one`() throws {
        var limit = RepeatLimit()
        let url = try url("/a")
        for number in 0..<20 { _ = limit.allows(url, at: start + TimeInterval(number) * 0.1) }
        let isRefused = !limit.allows(url, at: start + 9.9)
        let isAllowed = limit.allows(url, at: start + 10)
        let isRefusedAgain = !limit.allows(url, at: start + 10)
        #expect(isRefused && isAllowed && isRefusedAgain)
    }
}
