import UIKit

/// The downloads that have ended: files that the user can open, and failed requests that can be made again.
@MainActor
final class EndedDownloads {
    private struct Ended {
        weak var session: Session?
        var file: URL?
        var request: URLRequest?
    }

    private weak var stacks: Stacks?
    private let panel: DownloadPanel
    private let open: @MainActor (URL, UIViewController) -> Void
    private var ended: [DownloadEntry.ID: Ended] = [:]

    /// - Parameter open: opens a downloaded file, over the topmost controller.
    init(
        in panel: DownloadPanel, over stacks: Stacks, open: @escaping @MainActor (URL, UIViewController) -> Void
    ) {
        self.panel = panel
        self.stacks = stacks
        self.open = open
    }

    /// Adds a downloaded file, which waits until the user opens it.
    func add(_ download: RunningDownload, _ file: URL) {
        add(Ended(session: download.session, file: file), download.id)
        panel.set(download.id, .waiting(bytes: DownloadedFile.size(of: file)))
    }

    /// Adds a failed download. Only a GET request can be made again.
    func add(_ download: RunningDownload, _ failure: VisitFailure, _ request: URLRequest) {
        let canRetry = request.url.map { Origin($0).isWeb } == true && request.httpMethod == "GET"
        add(Ended(session: download.session, request: request), download.id)
        panel.set(download.id, .failed(message: DownloadedFile.message(failure), canRetry: canRetry))
    }

    /// Adds a download, and removes those that the list doesn't contain anymore.
    private func add(_ new: Ended, _ id: DownloadEntry.ID) {
        ended = ended.filter { panel[$0.key] != nil }
        ended[id] = new
    }

    /// Returns the number of a session's files that wait until the user opens them.
    func waitingCount(of session: Session) -> Int {
        panel.entries.count { entry in
            guard case .waiting = entry.state else { return false }
            return ended[entry.id]?.session === session
        }
    }

    /// Opens a file that is still there.
    func openFile(of id: DownloadEntry.ID) {
        guard let stacks, let file = ended[id]?.file else { return }
        if updateEntry(id, of: file, bytes: DownloadedFile.size(of: file)) {
            open(file, stacks.top)
        }
    }

    /// Updates the entries of all files that were opened.
    func updateEntries() {
        for (id, ended) in ended {
            guard let file = ended.file, case .downloaded(let bytes, _) = panel[id]?.state else { continue }
            updateEntry(id, of: file, bytes: bytes)
        }
    }

    /// Updates the entry of a file, and returns whether the file is still there.
    @discardableResult
    private func updateEntry(_ id: DownloadEntry.ID, of file: URL, bytes: Int64) -> Bool {
        let isAvailable = FileManager.default.fileExists(atPath: file.path)
        panel.set(id, .downloaded(bytes: bytes, isAvailable: isAvailable))
        return isAvailable
    }

    /// Removes a failed download, and returns its request, so that it can be made again.
    func removeRequest(of id: DownloadEntry.ID) -> (session: Session, request: URLRequest)? {
        guard let session = ended[id]?.session, let request = ended[id]?.request else { return nil }
        ended[id] = nil
        return (session, request)
    }
}
