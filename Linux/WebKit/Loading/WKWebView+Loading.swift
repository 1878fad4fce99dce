internal import CWebKitGTK
internal import GObjectKit
internal import PageText
internal import UIKit

// Loads: the app's requests, and WebKitGTK's events for them.
extension WKWebView {
    private static let defaultTimeout: TimeInterval = 60

    func connectLoading() {
        engine.on("load-changed") { [weak self] arguments in
            self?.loadChanged(WebKitLoadEvent(rawValue: UInt32(arguments.int(1))))
            return .unhandled
        }
        engine.on("load-failed-with-tls-errors") { [weak self] arguments in
            self?.certificateFlags = UInt32(arguments.int(3))
            return .unhandled
        }
        engine.on("load-failed") { [weak self] arguments in
            guard let self, let error = arguments.pointer(3) else { return .unhandled }
            let isCommitted = arguments.int(1) == Int(WEBKIT_LOAD_COMMITTED.rawValue)
            self.loadFailed(
                url: arguments.string(2) ?? "", GLibError(borrowing: error.assumingMemoryBound(to: GError.self)),
                afterCommit: isCommitted)
            // NB: otherwise WebKitGTK loads its own error page, with all the events of a load.
            return .handled
        }
        engine.on("notify::uri") { [weak self] _ in
            self?.locationChanged()
            return .unhandled
        }
        engine.on("notify::title") { [weak self] _ in
            self?.freshTitle = nil
            self?.nameForScreenReaders()
            return .unhandled
        }
        engine.on("notify::is-loading") { [weak self] _ in
            self?.loadingChanged()
            return .unhandled
        }
        engine.on("web-process-terminated") { [weak self] _ in
            self?.processTerminated()
            return .unhandled
        }
    }

    /// Starts a load. The URL is nil if only WebKitGTK knows it.
    func request(
        _ url: URL?, timeout: TimeInterval = defaultTimeout,
        _ start: @escaping (UnsafeMutablePointer<WebKitWebView>) -> Void
    ) -> WKNavigation {
        EngineWidget.setFirstSize(of: engine, frame.size)
        let load = Load(url: url, isRequested: true)
        let begin = { [weak self, weak load, engine] in
            if let load { self?.setDeadline(for: load, timeout) }
            start(engine.cast())
        }
        if loads.request(load, hasProcess: picture.hasProcess) { begin() } else { load.start = begin }
        return load.navigation
    }

    /// Ends the wait for the first load of a process that was starting.
    ///
    /// - Returns: whether the app has since stopped that load or requested another one, which begins now.
    func endFirstLoad() -> Bool {
        guard let first = loads.first else { return false }
        loads.first = nil
        guard let requested = loads.requested, requested !== first else { return loads.requested == nil }
        let start = requested.start
        requested.start = nil
        start?()
        return true
    }

    func startLoad(of request: URLRequest) -> WKNavigation? {
        guard let url = request.url else { return nil }
        if url.user != nil { settings.websiteDataStore.hasCredentials = true }
        if let method = request.httpMethod, method != "GET" {
            Log.fault("\(url.host ?? "")\(url.path): a web view can load only with GET, not with \(method)")
        }
        let engineRequest = GObjectReference(
            UnsafeMutableRawPointer(webkit_uri_request_new(url.absoluteString)), .adopting)
        let headers = webkit_uri_request_get_http_headers(engineRequest.opaque)
        for (name, value) in request.allHTTPHeaderFields ?? [:] {
            soup_message_headers_replace(headers, name, value)
        }
        return self.request(url, timeout: request.timeoutInterval) {
            webkit_web_view_load_request($0, engineRequest.opaque)
        }
    }

    private func loadChanged(_ event: WebKitLoadEvent) {
        picture.setHasProcess(true)
        // WebKitGTK may wait until a frame is drawn that it had before.
        gtk_widget_queue_draw(engine.widget)
        reportFinished()
        switch event {
        case WEBKIT_LOAD_STARTED: loadStarted()
        case WEBKIT_LOAD_REDIRECTED:
            guard let load = loads.provisional else { return }
            load.url = engineURL
            navigationDelegate?.webView(self, didReceiveServerRedirectForProvisionalNavigation: load.navigation)
        case WEBKIT_LOAD_COMMITTED: loadCommitted()
        case WEBKIT_LOAD_FINISHED:
            guard let load = loads.finish() else { return }
            finish(load)
        default: break
        }
    }

    private func loadCommitted() {
        committedURL = engineURL
        processSwap.documentDidCommit()
        freshTitle = nil
        frameNavigations.pageChanged()
        askingFrame = nil
        if loads.isPortBlocked(at: committedURL) { return failForBlockedPort() }
        let load = loads.commit()
        load.deadline?.stop()
        navigationDelegate?.webView(self, didCommit: load.navigation)
    }

    /// NB: for a blocked port WebKitGTK loads an empty page and reports no error. After a redirect the load fails.
    private func failForBlockedPort() {
        guard let load = loads.fail(afterCommit: false) else { return }
        load.deadline?.stop()
        navigationDelegate?.webView(
            self, didFailProvisionalNavigation: load.navigation, withError: LoadErrors.restrictedPort(load.url))
    }

    /// NB: WebKitGTK emits "finished" before it knows the title, so the title is requested from the page first.
    private func finish(_ load: Load) {
        loads.finished = load
        _ = SpellChecking.start
        evaluate("document.title", inWorld: FrameScripts.world) { [weak self, weak load] result in
            guard let self, let load, self.loads.finished === load else { return }
            if case .success(let title as String) = result { self.freshTitle = title }
            self.reportFinished()
        }
    }

    private func reportFinished() {
        guard let load = loads.finished else { return }
        loads.finished = nil
        navigationDelegate?.webView(self, didFinish: load.navigation)
    }

    private func loadStarted() {
        certificateFlags = nil
        _ = endFirstLoad()
        let load = loads.start()
        if !load.isRequested { setDeadline(for: load, Self.defaultTimeout) }
        navigationDelegate?.webView(self, didStartProvisionalNavigation: load.navigation)
    }

    /// NB: this is also called with the URL of the app's next load, before any of it has loaded.
    private func locationChanged() {
        // NB: not every load that the policy allows starts. One that didn't must not prevent updates of the URL.
        let isIdle = loads.isIdle || webkit_web_view_is_loading(engine.cast()) == 0
        // NB: after its web process has ended, WebKitGTK has no URL, but can still reload.
        if isIdle, let url = engineURL { committedURL = url }
    }

    /// Going back within a document isn't a load: WebKitGTK only reports that it has stopped loading. Also, a page can
    /// change its URL during a load that is stopped later.
    private func loadingChanged() {
        guard webkit_web_view_is_loading(engine.cast()) == 0 else { return }
        if let requested = loads.requested, requested.url == nil { loads.requested = nil }
        locationChanged()
    }

    private func loadFailed(url: String, _ error: GLibError, afterCommit: Bool) {
        defer { certificateFlags = nil }
        if endFirstLoad() { return }
        let isCancelled = LoadErrors.code(error) == .cancelled
        guard let load = loads.fail(afterCommit: afterCommit, isCancelled: isCancelled) else { return }
        load.deadline?.stop()
        let error = LoadErrors.make(
            error, url: url, endedBy: load.cause(of: error), certificateFlags: certificateFlags)
        if afterCommit {
            navigationDelegate?.webView(self, didFail: load.navigation, withError: error)
        } else if load.isRequested || load.isApproved || (error as? URLError)?.code == .cancelled {
            navigationDelegate?.webView(self, didFailProvisionalNavigation: load.navigation, withError: error)
        } else {
            failUnapproved(load, load.url ?? URL(pageText: url), error)
        }
    }

    /// Asks the delegate for the policy of a failed load that it doesn't know yet: it may handle the URL in another
    /// way.
    private func failUnapproved(_ load: Load, _ url: URL?, _ error: any Error) {
        askAfterwards(about: load, url) { [weak self] policy in
            guard let self else { return }
            let error = policy == .allow ? error : LoadErrors.cancelledByPolicy(url)
            self.navigationDelegate?.webView(self, didFailProvisionalNavigation: load.navigation, withError: error)
        }
    }

    private func setDeadline(for load: Load, _ timeout: TimeInterval) {
        load.deadline = Deadline(after: timeout) { [weak self, weak load] in
            guard let self, let load else { return }
            load.endedBy = .timedOut
            webkit_web_view_stop_loading(self.engine.cast())
            // WebKitGTK may report nothing about a load that was stopped before its process had started.
            if self.loads.first === load { _ = self.endFirstLoad() }
        }
    }

    private func processTerminated() {
        endFullScreen()
        picture.setHasProcess(false)
        loads = Loads()
        _ = evaluations.failAll(WKError(.webContentProcessTerminated, "The web content process was terminated"))
        navigationDelegate?.webViewWebContentProcessDidTerminate(self)
    }
}
