import Foundation
import Testing
import TurboCore

@Suite struct DownloadLimitTests {
    /// An attempt: its time, the number of downloads at that time, and whether it is allowed.
    typealias Attempt = (seconds: Double, running: Int, isAllowed: Bool)

    @Test(
        arguments: [
            ("one after the other", .page, [(0, 0, true), (1, 0, true), (1.5, 0, true)]),
            ("after exactly three seconds", .page, [(0, 1, false), (3, 0, true)]),
            ("just before", .page, [(0, 1, false), (2.9, 0, false), (5.8, 0, false)]),
            ("right after a blocked one", .page, [(0, 0, true), (4, 1, false), (6, 0, false), (10, 0, true)]),
            (
                "a page that starts downloads all the time", .page,
                [(0, 0, true), (2, 1, false), (4, 0, false), (6, 0, false), (8, 0, false)]
            ),
            (
                "four taps, and a fifth", .tap,
                [(0, 0, true), (0.2, 1, true), (0.4, 2, true), (0.6, 3, true), (0.8, 4, false), (1, 3, false)]
            ),
            (
                "a script that saves five files after a tap", .script,
                [(0, 0, true), (1, 1, true), (2, 2, true), (3, 3, true), (4, 4, false)]
            ),
            ("four visits, and a fifth", .visit, [(0, 3, true), (1, 4, false), (2, 0, false), (6, 0, true)]),
        ] as [(String, DownloadLimit.Cause, [Attempt])])
    func `Too many downloads at once are blocked, and so are attempts right after it`(
        _ name: String, _ cause: DownloadLimit.Cause, _ attempts: [Attempt]
    ) {
        var limit = DownloadLimit()
        for attempt in attempts {
            let isAllowed = limit.allows(
                cause, running: attempt.running, isOffered: false, at: Date(timeIntervalSince1970: attempt.seconds))
            #expect(isAllowed == attempt.isAllowed, "\(name), after \(attempt.seconds) s")
        }
    }

    @Test(arguments: [.visit, .tap, .script, .page] as [DownloadLimit.Cause])
    func `Nothing is downloaded while a file is offered`(_ cause: DownloadLimit.Cause) {
        var limit = DownloadLimit()
        let isAllowed = limit.allows(cause, running: 0, isOffered: true, at: Date())
        #expect(!isAllowed)
    }
}

@Suite struct DownloadSizeTests {
    @Test(
        arguments: [
            (0, nil, 0), (5, "", 5), (5, "identity", 5), (5, "gzip", nil), (-1, nil, nil),
        ] as [(Int64, String?, Int64?)])
    func `The size of a compressed or unannounced download is unknown`(
        expected: Int64, encoding: String?, bytes: Int64?
    ) {
        #expect(DownloadSize.bytes(expected: expected, encoding: encoding) == bytes)
    }
}

@Suite struct DownloadRetryTests {
    /// Each row: the bytes that had been received at each loss of the connection, and the seconds until the next attempt.
    @Test(
        arguments: [
            ([5, 5, 5, 5, 5, 5, 5], [1, 2, 4, 8, 16, nil, nil]),
            ([5, 5, 9, 9], [1, 2, 1, 2]),
            ([0, 0, 0], [1, 2, 4]),
        ] as [([Int64], [Double?])])
    func `A lost download is resumed less and less often, until it receives something`(
        _ received: [Int64], _ delays: [Double?]
    ) {
        var retry = DownloadRetry()
        let actual = received.map { retry.connectionLost(received: $0) }
        #expect(actual == delays)
    }
}
