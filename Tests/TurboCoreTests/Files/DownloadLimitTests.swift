import Foundation
import Testing
import TurboCore

@Suite struct DownloadLimitTests {
    /// An attempt: its time, whether another file was being downloaded or offered, and whether it is allowed.
    typealias Attempt = (seconds: Double, isBusy: Bool, isAllowed: Bool)

    @Test(
        arguments: [
            ("one after the other", [(0, false, true), (1, false, true), (1.5, false, true)]),
            ("after exactly three seconds", [(0, true, false), (3, false, true)]),
            ("just before", [(0, true, false), (2.9, false, false), (5.8, false, false)]),
            ("two taps on one link", [(0, false, true), (0.2, true, false), (5, false, true)]),
            ("right after a blocked one", [(0, false, true), (4, true, false), (6, false, false), (10, false, true)]),
            (
                "a page that starts downloads all the time",
                [(0, false, true), (2, true, false), (4, false, false), (6, false, false), (8, false, false)]
            ),
        ] as [(String, [Attempt])])
    func `A download during another one is blocked, and so are attempts right after it`(
        _ name: String, _ attempts: [Attempt]
    ) {
        var limit = DownloadLimit()
        for attempt in attempts {
            let isAllowed = limit.allows(isBusy: attempt.isBusy, at: Date(timeIntervalSince1970: attempt.seconds))
            #expect(isAllowed == attempt.isAllowed, "\(name), after \(attempt.seconds) s")
        }
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
