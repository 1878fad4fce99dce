import Testing

@testable import TurboCore

@Suite struct DownloadSummaryTests {
    private static func progress(_ megabytes: Int64, of total: Int64?) -> DownloadProgress {
        var progress = DownloadProgress(total: total.map { $0 * 1_000_000 })
        progress.update(received: megabytes * 1_000_000, at: 0)
        return progress
    }

    private static let running = DownloadEntry.State.running(progress(1, of: 4))
    private static let file = DownloadEntry.State.downloaded(bytes: 4_000_000, isAvailable: true)
    private static let other = DownloadEntry.State.running(progress(2, of: 8))

    /// Each row: the states of the downloads, and the title, the text, the percentage and the button of the row.
    @Test(
        arguments: [
            ([], nil),
            ([.canceled], nil),
            ([running], "file 0 | 1 MB of 4 MB | 25 | Cancel"),
            ([.canceled, running], "file 1 | 1 MB of 4 MB | 25 | Cancel"),
            ([.running(progress(3, of: nil))], "file 0 | 3 MB | - | Cancel"),
            ([.interrupted(progress(1, of: 4))], "file 0 | Connection lost. Trying again… | 25 | Cancel"),
            ([file], "file 0 | Downloaded, 4 MB | - | Open, Show in Files, Close"),
            ([.failed(message: "No", canRetry: true)], "file 0 | No | - | Retry, Close"),
            ([.failed(message: "No", canRetry: false)], "file 0 | No | - | Close"),
            ([running, other], "2 downloads | 3 MB of 12 MB | 25 | Show"),
            ([running, file], "2 downloads | 1 MB of 4 MB | 25 | Show"),
            ([running, .running(progress(2, of: nil))], "2 downloads | 3 MB | - | Show"),
            ([file, file], "2 downloads | Downloaded | - | Show, Close"),
            ([file, .failed(message: "No", canRetry: true)], "2 downloads | No | - | Show, Close"),
        ] as [([DownloadEntry.State], String?)])
    func `One row shows one download or several`(_ states: [DownloadEntry.State], _ expected: String?) {
        let summary = DownloadSummary(
            states.enumerated().map { DownloadEntry(id: $0.offset, name: "file \($0.offset)", $0.element) })
        let percentage = summary?.fraction.map { "\(Int($0 * 100))" } ?? "-"
        #expect(
            summary.map {
                "\($0.title) | \($0.text) | \(percentage) | \($0.actions.map(\.title).joined(separator: ", "))"
            } == expected)
    }

    @Test(arguments: [file, .failed(message: "No", canRetry: true)])
    func `What the user has seen isn't in the row anymore`(_ state: DownloadEntry.State) {
        var entry = DownloadEntry(id: 0, name: "file", state)
        #expect(DownloadSummary([entry]) != nil)
        entry.isSeen = true
        #expect(DownloadSummary([entry]) == nil)
    }

    /// Each row: the state of a download, its text in the list, and what the list offers.
    @Test(
        arguments: [
            (running, "1 MB of 4 MB", [.cancel]),
            (
                .failed(message: "The server couldn't be reached.", canRetry: true), "The server couldn't be reached.",
                [.retry, .remove]
            ),
            (.failed(message: "No", canRetry: false), "No", [.remove]),
            (.canceled, "Canceled", [.remove]),
            (file, "Downloaded, 4 MB", [.open, .showInFiles, .remove]),
            (.downloaded(bytes: 4_000_000, isAvailable: false), "Downloaded, 4 MB", [.remove]),
        ] as [(DownloadEntry.State, String, [DownloadEntry.Action])])
    func `The list shows how each download ended`(
        _ state: DownloadEntry.State, _ text: String, _ actions: [DownloadEntry.Action]
    ) {
        let entry = DownloadEntry(id: 0, name: "file", state)
        #expect(entry.text == text)
        #expect(entry.actions == actions)
    }
}
