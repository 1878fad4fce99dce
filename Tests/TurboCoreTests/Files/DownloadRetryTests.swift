import Testing
import TurboCore

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
