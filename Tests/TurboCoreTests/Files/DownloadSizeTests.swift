import Testing
import TurboCore

@Suite struct DownloadSizeTests {
    @Test(
        arguments: [
            (0, nil, 0), (5, "", 5), (5, "identity", 5), (5, "gzip", nil), (-1, nil, nil),
        ] as [(Int64, String?, Int64?)])
    func `What is compressed or not said is unknown`(expected: Int64, encoding: String?, bytes: Int64?) {
        #expect(DownloadSize.bytes(expected: expected, encoding: encoding) == bytes)
    }
}
