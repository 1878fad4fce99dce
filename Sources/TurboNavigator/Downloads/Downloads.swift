import UIKit
import WebKit

/// Downloads files that pages lead to, each to its own folder, and shows the user that they are there.
///
/// A download whose connection is lost is resumed if the server sends parts of files. In the background, downloads run
/// for the time that the system grants, and continue when the app is in the foreground again.
@MainActor
final class Downloads: NSObject, WKDownloadDelegate {
    private let stacks: Stacks
    private let queue: ProposalQueue
    private let willBegin: @MainActor () -> Void
    private(set) var running: [RunningDownload] = []
    private var lastID = 0
    private var limits: [ObjectIdentifier: DownloadLimit] = [:]
    /// Why the last download of a session was allowed.
    private var causes: [ObjectIdentifier: DownloadLimit.Cause] = [:]
    private(set) lazy var panel = DownloadPanel(over: stacks) { [weak self] in self?.perform($0, $1) }
    private let open: @MainActor (URL, UIViewController) -> Void
    private let signIn: @MainActor (_ screen: any Visitable, _ file: URL, Session, _ signInPage: SignInPage?) -> Void
    private lazy var ended = EndedDownloads(in: panel, over: stacks, open: open)
    private(set) lazy var backgroundTime = BackgroundTime { [weak self] in self?.pause() }
    var foreground = Foreground()
    /// The files about which the user is asked, one after the other.
    private var questions: [(file: WKDownload, answer: DialogCompletion<Bool>)] = []
    /// Reports that the user may be asked now.
    private(set) var monitor: WindowMonitor?

    /// - Parameters:
    ///   - queue: the proposals, for which a question or a file waits.
    ///   - open: opens a downloaded file, over the topmost controller.
    ///   - willBegin: called before each download.
    ///   - signIn: asks the user to sign in for a file of a screen's page, on a page to which the server leads or, for
    ///     nil, that the app knows.
    init(
        over stacks: Stacks, after queue: ProposalQueue, open: @escaping @MainActor (URL, UIViewController) -> Void,
        willBegin: @escaping @MainActor () -> Void,
        signIn: @escaping @MainActor (_ screen: any Visitable, _ file: URL, Session, _ signInPage: SignInPage?) -> Void
    ) {
        self.stacks = stacks
        self.queue = queue
        self.open = open
        self.willBegin = willBegin
        self.signIn = signIn
    }

    /// A page that starts a download by itself has to be visible. What the user has tapped for may take its time.
    func mayStart(in session: Session, _ cause: DownloadLimit.Cause) -> Bool {
        // A tap counts once. What a script starts, and visits to, waits until the user has seen the files before.
        let newFiles = cause == .tap ? 0 : ended.newFileCount(of: session)
        let count = running.count { $0.session === session } + newFiles
        guard cause != .page || count > 0 || isOffering || stacks.isVisible(session) else {
            return block("its page isn't visible")
        }
        let isAllowed = limits[ObjectIdentifier(session), default: DownloadLimit()]
            .allows(cause, running: count, isOffered: isOffering, at: Date())
        causes[ObjectIdentifier(session)] = cause
        return isAllowed || block("too many files are being downloaded or offered, or an attempt was blocked just now")
    }

    /// Whether a file is offered to the user.
    private var isOffering: Bool { stacks.top is UIActivityViewController }

    private func block(_ reason: String) -> Bool {
        log(.warning, .downloadBlocked(reason: reason))
        return false
    }

    private func log(_ level: TurboLogEntry.Level, _ kind: TurboLogEntry.Kind) {
        TurboLog.shared.log(level, "downloads", kind)
    }

    /// All downloads in the list, with the files of those that have one.
    var list: [(entry: DownloadEntry, file: URL?)] { panel.entries.map { ($0, ended.file(of: $0.id)) } }

    /// Removes the downloads that have ended from the list, except those that the user hasn't seen.
    func removeEnded() {
        for entry in panel.entries where !entry.isInRow { ended.remove(entry.id) }
    }

    /// Whether closing the window would lose a download: one that runs, or a file that the user hasn't opened.
    var holdsWindow: Bool { panel.entries.contains { $0.progress != nil || $0.isNewFile } }

    /// Asks whether to close the window, which would lose downloads. Keeps it open if the user can't be asked.
    func askToClose(_ close: @escaping @MainActor @Sendable () -> Void) {
        guard stacks.canPresentAlert else { return }
        DiscardAlert.show(
            BuiltInText.downloads.text(), BuiltInText.downloadsLost.text(), keep: .cancel, discard: .close,
            from: stacks.presenter, DialogCompletion(cancelled: false) { if $0 { close() } })
    }

    func start(_ download: WKDownload, in session: Session) {
        guard running.count(where: { $0.session === session }) < DownloadLimit.maximum else {
            _ = block("too many downloads are running")
            return download.cancel()
        }
        lastID += 1
        let isRequested = causes[ObjectIdentifier(session)]?.isRequested ?? true
        run(RunningDownload(id: lastID, session: session, download: download, isRequested: isRequested))
        log(.debug, .downloadBegan)
    }

    private func run(_ new: RunningDownload) {
        running.append(new)
        willBegin()
        show(new)
        new.download.delegate = self
        backgroundTime.begin()
    }

    private func show(_ download: RunningDownload) {
        let name = download.file?.lastPathComponent ?? download.download.originalRequest?.url?.lastPathComponent ?? ""
        panel.begin(download.id, name: FileName.safe(name), total: download.size) { [weak self] in
            let current = self?.running.first { $0.id == download.id }
            return current?.download.progress.completedUnitCount ?? 0
        }
    }

    // MARK: WKDownloadDelegate

    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
    ) {
        guard let index = index(of: download) else {
            return completionHandler(nil)
        }
        if let http = response as? HTTPURLResponse, askForSignIn(http, to: running[index]) {
            if let id = remove(download)?.id { panel.remove(id) }
            return completionHandler(nil)
        }
        do {
            if let http = response as? HTTPURLResponse, !http.hasContent {
                throw TurboError.http(statusCode: http.statusCode)
            }
            let file = try DownloadedFile.makeURL(for: suggestedFilename)
            let size = size(of: response)
            running[index].file = file
            running[index].size = size
            if let size, size <= DownloadSize.maximumWithoutConfirmation {
                show(running[index])
                return completionHandler(file)
            }
            running[index].isAwaitingUser = true
            show(running[index])
            let answer = DialogCompletion(cancelled: false) { [weak self] in
                self?.userDidDecide(about: download, isWanted: $0)
                completionHandler($0 ? file : nil)
            }
            questions.append((download, answer))
            askUser()
        } catch {
            end(running[index], error)
            completionHandler(nil)
        }
    }

    /// The app answers challenges as for pages, such as those about certificates. WebKit rejects them otherwise.
    func download(
        _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let index = index(of: download) else { return completionHandler(.performDefaultHandling, nil) }
        let session = running[index].session
        session.webView(session.webView, didReceive: challenge, completionHandler: completionHandler)
    }

    /// Asks for a sign-in if the server's answer does so instead of sending the file. The user downloads it again after
    /// it.
    private func askForSignIn(_ answer: HTTPURLResponse, to download: RunningDownload) -> Bool {
        let rules = download.session.pathConfiguration
        guard let screen = download.session.owner, let target = answer.url,
            let requested = download.download.originalRequest?.url
        else { return false }
        let isRedirected =
            rules?.properties(for: target).signIn == true && rules?.properties(for: requested).signIn != true
        guard answer.statusCode == 401 || isRedirected else { return false }
        signIn(screen, requested, download.session, isRedirected ? SignInPage(target) : nil)
        return true
    }

    private func size(of response: URLResponse) -> Int64? {
        let encoding = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Encoding")
        return DownloadSize.bytes(expected: response.expectedContentLength, encoding: encoding)
    }

    /// Asks before downloading a file that is large or of unknown size. The download waits for the user, in the row as
    /// long as something else is in front.
    private func askUser() {
        Task.starting { [weak self, queue] in
            await queue.settled()
            self?.askNext()
        }
    }

    private func askNext() {
        // The user may have cancelled it in the row.
        for question in questions where index(of: question.file) == nil { question.answer.cancel() }
        questions.removeAll { index(of: $0.file) == nil }
        if stacks.canPresentAlert, let (download, answer) = questions.first, let index = index(of: download),
            let file = running[index].file
        {
            questions.removeFirst()
            panel.remove(running[index].id)
            stacks.presenter.present(
                DownloadAlert.make(for: file, size: running[index].size, answer), animated: true)
        }
        let front = questions.isEmpty ? nil : stacks.top.view
        // A monitor also reports that it was added.
        guard monitor?.superview !== front else { return }
        monitor?.removeFromSuperview()
        monitor = front.map { WindowMonitor(in: $0) { [weak self] in self?.askUser() } }
    }

    private func userDidDecide(about download: WKDownload, isWanted: Bool) {
        guard let index = index(of: download) else { return }
        running[index].isAwaitingUser = false
        // The former time may have ended while the user was away.
        backgroundTime.begin()
        guard isWanted else {
            if let file = remove(download)?.file { DownloadedFile.delete(file) }
            return
        }
        show(running[index])
        if let failure = running[index].failure { end(running[index], failure) }
    }

    func downloadDidFinish(_ download: WKDownload) {
        guard let done = remove(download), let file = done.file else { return }
        ended.add(done, file)
        // Wait until the screen that led to the file is removed. Its removal would also dismiss a controller presented
        // over it.
        Task.starting { [weak self, queue] in
            await queue.settled()
            guard let self else { return DownloadedFile.delete(file) }
            self.log(.info, .downloaded(file: file.lastPathComponent))
            if done.isRequested, !self.panel.isRowShown, self.isAwaited(in: done.session),
                DownloadedFile.kind(of: file) != nil
            {
                self.ended.openFile(of: done.id)
            } else {
                self.panel.showRow()
            }
        }
    }

    /// Whether a file covers nothing that the user has done meanwhile.
    private func isAwaited(in session: Session) -> Bool {
        stacks.isVisible(session) && session.links.site.taps.isRecent()
    }

    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
        guard let index = index(of: download) else { return }
        guard !running[index].isAwaitingUser else { return running[index].failure = error }
        guard let resumeData else { return end(running[index], error) }
        if foreground.isInBackground() {
            Task { await resume(download, with: resumeData) }
        } else {
            tryAgain(at: index, error, resumeData)
        }
    }

    // MARK: The user's commands

    /// - Parameter id: the download; nil for a command about all.
    private func perform(_ action: DownloadEntry.Action, _ id: DownloadEntry.ID?) {
        guard let id else { return action == .close ? panel.setAllSeen() : showAll() }
        switch action {
        case .cancel: askToCancel(id)
        case .open: ended.openFile(of: id)
        case .showInFiles: ended.showFile(of: id)
        case .retry: retry(id)
        case .showAll: showAll()
        case .close: panel.setSeen(id)
        case .remove: ended.remove(id)
        }
    }

    /// Presents the list of the navigator's downloads.
    func showAll() {
        ended.updateEntries()
        panel.showList()
        panel.setAllSeen()
    }

    private func askToCancel(_ id: DownloadEntry.ID) {
        guard let entry = panel[id], stacks.canPresentAlert else { return }
        DiscardAlert.show(
            entry.name, "", keep: .keepDownloading, discard: .cancelDownload, from: stacks.presenter,
            DialogCompletion(cancelled: false) { [weak self] in if $0 { self?.cancel(id) } })
    }

    private func cancel(_ id: DownloadEntry.ID) {
        guard let running = running.first(where: { $0.id == id }) else { return }
        _ = remove(running.download)
        running.download.cancel()
        if let file = running.file { DownloadedFile.delete(file) }
        panel.set(id, .canceled)
    }

    /// Requests the file of a failed download again.
    private func retry(_ id: DownloadEntry.ID) {
        guard let (session, request) = ended.removeRequest(of: id) else { return }
        session.webView.startDownload(using: request) { [weak self] in
            self?.run(RunningDownload(id: id, session: session, download: $0, isRequested: true))
        }
    }

    // MARK: Lost connections

    /// Resumes a download whose connection was lost, at first soon and then less often.
    private func tryAgain(at index: Int, _ error: any Error, _ resumeData: Data) {
        let received = running[index].download.progress.completedUnitCount
        guard let delay = running[index].retry.connectionLost(received: received) else {
            return end(running[index], error)
        }
        let download = running[index].download
        panel.setInterrupted(running[index].id)
        Task { [weak self] in
            try await Task.sleep(nanoseconds: UInt64(delay * 1_000_000_000))
            await self?.resume(download, with: resumeData)
        }
    }

    // MARK: The background

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
        guard let index = index(of: download) else { return }
        guard let resumeData else { return end(running[index], URLError(.networkConnectionLost)) }
        running[index].session.webView.resumeDownload(fromResumeData: resumeData) { [weak self] in
            self?.replace(download, with: $0)
        }
    }

    private func replace(_ stopped: WKDownload, with download: WKDownload) {
        guard let index = index(of: stopped) else { return download.cancel() }
        running[index].download = download
        show(running[index])
        download.delegate = self
        backgroundTime.begin()
        log(.debug, .downloadResumed)
    }

    private func index(of download: WKDownload) -> Int? {
        running.firstIndex { $0.download === download }
    }

    private func remove(_ download: WKDownload) -> RunningDownload? {
        guard let index = index(of: download) else { return nil }
        defer { if running.isEmpty { backgroundTime.end() } }
        return running.remove(at: index)
    }

    private func end(_ failed: RunningDownload, _ error: any Error) {
        _ = remove(failed.download)
        if let file = failed.file { DownloadedFile.delete(file) }
        guard let request = failed.download.originalRequest, let url = request.url else { return }
        let failure = VisitFailure(error, url: url)
        ended.add(failed, failure, request)
        log(.error, .downloadFailed(failure))
        panel.showRow()
    }
}
