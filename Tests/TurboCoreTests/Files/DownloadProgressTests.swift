import Foundation
import Testing

@testable import TurboCore

@Suite struct DownloadProgressTests {
    /// The number of megabytes that have been received after a number of seconds.
    typealias Sample = (seconds: Double, megabytes: Int64)

    @Test(
        arguments: [
            Row(80, [], "Starting…"),
            Row(80, [(0, 0), (5, 0)], "Starting…"),
            Row(80, [(0, 0), (1, 12)], "12 MB of 80 MB"),
            Row(80, [(0, 0), (2, 16)], "16 MB of 80 MB, about 8 s left"),
            Row(80, [(0, 0), (6, 12)], "12 MB of 80 MB, about 35 s left"),
            Row(80, [(0, 0), (6, 4)], "4 MB of 80 MB, about 2 min left"),
            Row(8000, [(0, 0), (9, 9)], "9 MB of 8 GB, about 3 h left"),
            Row(9_000_000, [(0, 0), (9, 1)], "1 MB of 9 TB, about 100+ h left"),
            Row("only the latest seconds count", 80, [(0, 0), (20, 2), (22, 42)], "42 MB of 80 MB, about 2 s left"),
            Row("the server stopped sending", 80, [(0, 0), (1, 20), (6, 20), (12, 20)], "20 MB of 80 MB"),
            Row("it began again", 80, [(0, 0), (5, 40), (6, 2)], "2 MB of 80 MB"),
            Row("complete", 80, [(0, 0), (8, 80)], "80 MB of 80 MB"),
            Row("more than announced", 80, [(0, 0), (8, 90)], "90 MB"),
            Row("unknown size", nil, [(0, 0), (9, 90)], "90 MB"),
        ])
    func `A download's size and time left are shown`(_ row: Row) {
        var progress = DownloadProgress(total: row.total.map { $0 * 1_000_000 })
        for sample in row.samples { progress.update(received: sample.megabytes * 1_000_000, at: sample.seconds) }
        #expect(progress.text == row.text, "\(row.name)")
    }

    struct Row: Sendable {
        let name: String
        let total: Int64?
        let samples: [Sample]
        let text: String

        init(_ total: Int64?, _ samples: [Sample], _ text: String) {
            self.init(text, total, samples, text)
        }

        init(_ name: String, _ total: Int64?, _ samples: [Sample], _ text: String) {
            self.name = name
            self.total = total
            self.samples = samples
            self.text = text
        }
    }
}
