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

    /// Adds a downloaded file, which stays until the user removes it from the list.
    func add(_ download: RunningDownload, _ file: URL) {
        add(Ended(session: download.session, file: file), download.id)
        updateEntry(download.id, of: file, bytes: DownloadedFile.size(of: file))
    }

    /// Adds a failed download. Only a GET request can be made again.
    func add(_ download: RunningDownload, _ failure: VisitFailure, _ request: URLRequest) {
        let canRetry = request.url.map { Origin($0).isWeb } == true && request.httpMethod == "GET"
        add(Ended(session: download.session, request: request), download.id)
        panel.set(download.id, .failed(message: DownloadedFile.message(failure), canRetry: canRetry))
    }

    /// Adds a download, and removes those that the list doesn't contain anymore.
    private func add(_ new: Ended, _ id: DownloadEntry.ID) {
        for id in ended.keys where panel[id] == nil { remove(id) }
        ended[id] = new
    }

    /// Removes a download from the list, and deletes what the app has of its file.
    func remove(_ id: DownloadEntry.ID) {
        if let file = ended.removeValue(forKey: id)?.file { DownloadedFile.delete(file) }
        panel.remove(id)
    }

    /// Returns the number of a session's files that the user hasn't opened yet.
    func newFileCount(of session: Session) -> Int {
        panel.entries.count { $0.isNewFile && ended[$0.id]?.session === session }
    }

    /// The file of a download; nil if there is none.
    func file(of id: DownloadEntry.ID) -> URL? { ended[id]?.file }

    /// Opens a file that is still there.
    func openFile(of id: DownloadEntry.ID) {
        if let (file, controller) = takeFile(of: id) { open(file, controller) }
    }

    /// Shows a file where the user keeps files: on iOS where the user puts it, on Linux in the folder for downloads.
    func showFile(of id: DownloadEntry.ID) {
        guard let (file, controller) = takeFile(of: id) else { return }
        let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
        controller.present(picker, animated: true)
    }

    /// The file of a download, if it is still there, and the controller to present on. The row doesn't show it anymore.
    private func takeFile(of id: DownloadEntry.ID) -> (URL, UIViewController)? {
        guard let stacks, let file = ended[id]?.file else { return nil }
        panel.setSeen(id)
        return updateEntry(id, of: file, bytes: DownloadedFile.size(of: file)) ? (file, stacks.presenter) : nil
    }

    /// Updates the entries of all files.
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
