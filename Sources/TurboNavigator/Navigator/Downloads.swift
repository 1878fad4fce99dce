import UIKit
import WebKit

/// Downloads files that pages lead to, one at a time for each session, each to its own folder. Then offers them to the
/// user.
///
/// In the background, downloads run for the time that the system grants, and continue when the app is in the foreground
/// again.
@MainActor
final class Downloads: NSObject, WKDownloadDelegate {
    struct Running {
        /// Whether the download alert waits for the user.
        var isAwaitingUser = false
        /// The error of a download that failed before the user has chosen in the alert.
        var failure: (any Error)?
        let session: Session
        fileprivate(set) var download: WKDownload
        var file: URL?
    }

    private weak var navigator: TurboNavigator?
    /// Opens a downloaded file, over the topmost controller.
    private let open: @MainActor (URL, UIViewController) -> Void
    private(set) var running: [Running] = []
    private var limits: [ObjectIdentifier: DownloadLimit] = [:]
    private(set) lazy var backgroundTime = BackgroundTime { [weak self] in self?.pause() }
    private var foreground = Foreground()

    init(over navigator: TurboNavigator, open: @escaping @MainActor (URL, UIViewController) -> Void) {
        self.navigator = navigator
        self.open = open
    }

    /// - Parameter isVisit: whether a visit led to the file. A page that starts a download by itself has to be visible.
    func mayStart(in session: Session, isVisit: Bool) -> Bool {
        guard let navigator else { return false }
        let isOffered = navigator.activeViewController is UIActivityViewController
        let isBusy = isOffered || running.contains { $0.session === session }
        guard isVisit || isBusy || navigator.isVisible(session) else { return block("its page isn't visible") }
        let isAllowed = limits[ObjectIdentifier(session), default: DownloadLimit()].allows(isBusy: isBusy, at: Date())
        return isAllowed || block("another file is being downloaded or offered, or an attempt was blocked moments ago")
    }

    private func block(_ reason: String) -> Bool {
        log(.warning, .downloadBlocked(reason: reason))
        return false
    }

    private func log(_ level: TurboLogEntry.Level, _ kind: TurboLogEntry.Kind) {
        TurboLog.shared.log(level, "downloads", kind)
    }

    func start(_ download: WKDownload, in session: Session) {
        guard !running.contains(where: { $0.session === session }) else {
            _ = block("another download is running")
            return download.cancel()
        }
        running.append(Running(session: session, download: download))
        download.delegate = self
        backgroundTime.begin()
        log(.debug, .downloadBegan)
    }

    // MARK: WKDownloadDelegate

    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
    ) {
        guard let index = running.firstIndex(where: { $0.download === download }) else {
            return completionHandler(nil)
        }
        do {
            if let http = response as? HTTPURLResponse, !http.hasContent {
                throw TurboError.http(statusCode: http.statusCode)
            }
            let file = try DownloadedFile.makeURL(for: suggestedFilename)
            running[index].file = file
            let size = size(of: response)
            if let size, size <= DownloadSize.maximumWithoutConfirmation { return completionHandler(file) }
            running[index].isAwaitingUser = true
            askUser(about: file, size) { [weak self] in
                self?.userDidDecide(about: download, isWanted: $0)
                completionHandler($0 ? file : nil)
            }
        } catch {
            end(running[index], error)
            completionHandler(nil)
        }
    }

    private func size(of response: URLResponse) -> Int64? {
        let encoding = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Encoding")
        return DownloadSize.bytes(expected: response.expectedContentLength, encoding: encoding)
    }

    /// Asks before downloading a file that is large or of unknown size. The download waits for the user.
    private func askUser(
        about file: URL, _ size: Int64?, _ completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
        guard let navigator else { return completionHandler(false) }
        let completion = DialogCompletion(cancelled: false, completionHandler)
        navigator.whenSettled { [weak navigator] in
            guard let controller = navigator?.activeViewController, !(controller is UIAlertController) else {
                return completion.cancel()
            }
            controller.present(DownloadAlert.make(for: file, size: size, completion), animated: true)
        }
    }

    private func userDidDecide(about download: WKDownload, isWanted: Bool) {
        guard let index = running.firstIndex(where: { $0.download === download }) else { return }
        running[index].isAwaitingUser = false
        // The former time may have ended while the user was away.
        backgroundTime.begin()
        if !isWanted {
            if let file = remove(download)?.file { DownloadedFile.delete(file) }
        } else if let failure = running[index].failure {
            end(running[index], failure)
        }
    }

    func downloadDidFinish(_ download: WKDownload) {
        guard let ended = remove(download), let file = ended.file, let navigator else { return }
        // Wait until the screen that led to the file is removed. Its removal would also dismiss a controller presented
        // over it.
        navigator.whenSettled { [weak self, weak navigator] in
            guard let self, let navigator else { return DownloadedFile.delete(file) }
            self.open(file, navigator.activeViewController)
            self.log(.info, .downloaded(file: file.lastPathComponent))
        }
    }

    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
        guard let index = running.firstIndex(where: { $0.download === download }) else { return }
        guard !running[index].isAwaitingUser else { return running[index].failure = error }
        guard let resumeData, foreground.isInBackground() else { return end(running[index], error) }
        Task { await resume(download, with: resumeData) }
    }

    // MARK: The background

    /// Replaces the source of the app's state.
    func use(_ foreground: Foreground) {
        self.foreground = foreground
    }

    /// Stops all downloads, because the system is about to suspend the app, which breaks their connections.
    private func pause() {
        for paused in running where paused.file != nil && !paused.isAwaitingUser {
            let download = paused.download
            download.delegate = nil
            download.cancel { [weak self] resumeData in
                Task { await self?.resume(download, with: resumeData) }
            }
        }
    }

    /// Waits until the app is in the foreground, and continues a download that was stopped or has failed.
    ///
    /// - Parameter resumeData: nil if the server doesn't send parts of files.
    private func resume(_ download: WKDownload, with resumeData: Data?) async {
        await foreground.wait()
        guard let stopped = running.first(where: { $0.download === download }) else { return }
        guard let resumeData else { return end(stopped, URLError(.networkConnectionLost)) }
        stopped.session.webView.resumeDownload(fromResumeData: resumeData) { [weak self] in
            self?.replace(download, with: $0)
        }
    }

    private func replace(_ stopped: WKDownload, with download: WKDownload) {
        guard let index = running.firstIndex(where: { $0.download === stopped }) else { return download.cancel() }
        running[index].download = download
        download.delegate = self
        backgroundTime.begin()
        log(.debug, .downloadResumed)
    }

    private func remove(_ download: WKDownload) -> Running? {
        guard let index = running.firstIndex(where: { $0.download === download }) else { return nil }
        defer { if running.isEmpty { backgroundTime.end() } }
        return running.remove(at: index)
    }

    private func end(_ failed: Running, _ error: any Error) {
        _ = remove(failed.download)
        if let file = failed.file { DownloadedFile.delete(file) }
        guard let navigator, let url = failed.download.originalRequest?.url else { return }
        let failure = VisitFailure(error, url: url)
        log(.error, .downloadFailed(failure))
        navigator.whenSettled { [weak navigator] in
            if let navigator { DownloadedFile.show(failure, from: navigator.activeViewController) }
        }
    }
}
