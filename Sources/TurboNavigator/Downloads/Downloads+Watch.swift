import UIKit
import WebKit

/// Files whose size the server doesn't send. Most of what servers make is small, and comes without a question; one that
/// grows is asked about while it comes.
extension Downloads {
    /// Milliseconds between two looks at the disk.
    private static let lookAgain: UInt64 = 200

    func watch(_ download: WKDownload, _ file: URL) {
        Task { [weak self] in
            while let self, self.running.contains(where: { $0.download === download }) {
                self.look(at: download, file)
                do { try await Task.sleep(nanoseconds: Self.lookAgain * 1_000_000) } catch { return }
            }
        }
    }

    private func look(at download: WKDownload, _ file: URL) {
        guard let index = running.firstIndex(where: { $0.download === download }), !running[index].isFinished else {
            return
        }
        let bytes = DownloadedFile.bytes(of: file)
        if running[index].isAsked, bytes > DownloadSize.unanswered {
            log(.warning, .downloadStopped)
            end(download)
        } else if !running[index].isAsked, !running[index].isWanted, bytes > DownloadSize.unasked {
            running[index].isAsked = true
            askUser(about: file, bytes) { [weak self] in self?.userAnswered(download, isWanted: $0) }
        }
    }

    private func userAnswered(_ download: WKDownload, isWanted: Bool) {
        guard let index = running.firstIndex(where: { $0.download === download }) else { return }
        running[index].isAsked = false
        running[index].isWanted = isWanted
        guard isWanted else { return end(download) }
        if running[index].isFinished { downloadDidFinish(download) }
    }

    private func end(_ download: WKDownload) {
        drop(download)
        download.cancel()
    }
}
