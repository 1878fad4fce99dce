import Testing

@testable import TurboCore

@Suite struct DownloadSummaryTests {
    private static func progress(_ megabytes: Int64, of total: Int64?) -> DownloadProgress {
        var progress = DownloadProgress(total: total.map { $0 * 1_000_000 })
        progress.update(received: megabytes * 1_000_000, at: 0)
        return progress
    }

    private static let running = DownloadEntry.State.running(progress(1, of: 4))
    private static let other = DownloadEntry.State.running(progress(2, of: 8))

    /// Each row: the states of the downloads, and the title, the text, the percentage and the button of the row.
    @Test(
        arguments: [
            ([], nil),
            ([.canceled, .failed(message: "No", canRetry: true), .downloaded(bytes: 5, isAvailable: true)], nil),
            ([running], "file 0 | 1 MB of 4 MB | 25 | Cancel"),
            ([.canceled, running], "file 1 | 1 MB of 4 MB | 25 | Cancel"),
            ([.running(progress(3, of: nil))], "file 0 | 3 MB | - | Cancel"),
            ([.interrupted(progress(1, of: 4))], "file 0 | Connection lost. Trying again… | 25 | Cancel"),
            ([.waiting(bytes: 4_000_000)], "file 0 | Downloaded, 4 MB | - | Open"),
            ([running, other], "2 downloads | 3 MB of 12 MB | 25 | Show"),
            ([running, .waiting(bytes: 4_000_000)], "2 downloads | 1 MB of 4 MB | 25 | Show"),
            ([running, .running(progress(2, of: nil))], "2 downloads | 3 MB | - | Show"),
            ([.waiting(bytes: 1), .waiting(bytes: 1)], "2 downloads | Downloaded | - | Show"),
        ] as [([DownloadEntry.State], String?)])
    func `One row shows one download or several`(_ states: [DownloadEntry.State], _ expected: String?) {
        let summary = DownloadSummary(
            states.enumerated().map { DownloadEntry(id: $0.offset, name: "file \($0.offset)", $0.element) })
        let percentage = summary?.fraction.map { "\(Int($0 * 100))" } ?? "-"
        #expect(summary.map { "\($0.title) | \($0.text) | \(percentage) | \($0.action.title)" } == expected)
    }

    /// Each row: the state of a download, and its text and action in the list.
    @Test(
        arguments: [
            (running, "1 MB of 4 MB", .cancel),
            (
                .failed(message: "The server couldn't be reached.", canRetry: true), "The server couldn't be reached.",
                .retry
            ),
            (.failed(message: "No", canRetry: false), "No", nil),
            (.canceled, "Canceled", nil),
            (.downloaded(bytes: 4_000_000, isAvailable: true), "Downloaded, 4 MB", .open),
            (.downloaded(bytes: 4_000_000, isAvailable: false), "Downloaded, 4 MB", nil),
        ] as [(DownloadEntry.State, String, DownloadEntry.Action?)])
    func `The list shows how each download ended`(
        _ state: DownloadEntry.State, _ text: String, _ action: DownloadEntry.Action?
    ) {
        let entry = DownloadEntry(id: 0, name: "file", state)
        #expect(entry.text == text)
        #expect(entry.action == action)
    }
}
