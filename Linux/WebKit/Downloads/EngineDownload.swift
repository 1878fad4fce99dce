internal import CWebKitGTK
internal import GObjectKit
internal import PageText
internal import UIKit

/// A download of WebKitGTK. It ends once: with `finished` or `failed`, or without an event if it was cancelled.
///
/// NB: WebKitGTK retains its object as long as the download runs, and releases it without a signal if the network
/// process ends. A call after that crashes the app. So the reference is weak, and the end of the object is the end of
/// the download.
@MainActor
final class EngineDownload {
    enum Event {
        /// The response has begun, and the download needs a destination.
        case destination(URLResponse, suggestedName: String)
        case received
        case finished
        case failed(any Error)
    }

    /// Called for each event. Released at the end.
    var onEvent: ((Event) -> Void)?
    let request: URLRequest?
    private var download: WeakGObject?
    private var deadline: Deadline?
    private var response: URLResponse?
    private var file: URL?
    /// The number of bytes of the file that were received by former downloads.
    private var start: Int64 = 0
    /// The version of the file on the server; nil if the server sends no parts of it.
    private var resumption: ResumeData?

    init(_ pointer: UnsafeMutableRawPointer) {
        request = webkit_download_get_request(OpaquePointer(pointer)).flatMap(Self.request)
        download = WeakGObject(pointer) { [weak self] in self?.fail(URLError(.networkConnectionLost)) }
        connectSignals(of: pointer)
    }

    /// Creates a download that can't be resumed now, and fails.
    init(failing former: ResumeData) {
        request = URLRequest(url: former.url)
        file = former.file
        resumption = former
    }

    private static func request(_ request: OpaquePointer) -> URLRequest? {
        guard let uri = webkit_uri_request_get_uri(request), let url = URL(pageText: String(cString: uri)) else {
            return nil
        }
        var copy = URLRequest(url: url)
        copy.httpMethod = webkit_uri_request_get_http_method(request).map { String(cString: $0) }
        return copy
    }

    /// Loads the rest of a file, or the whole file again.
    ///
    /// - Parameter start: the number of bytes that are already there; 0 for the whole file.
    func resume(_ former: ResumeData, from start: Int64) {
        file = former.file
        self.start = start
    }

    /// WebKitGTK's object; nil once WebKitGTK has released it.
    private var live: OpaquePointer? { download?.pointer.map { OpaquePointer($0) } }

    /// The number of bytes that have been received.
    var received: Int64 {
        start + (live.map { Int64(clamping: webkit_download_get_received_data_length($0)) } ?? 0)
    }

    /// - Parameter timeout: the number of seconds without data after which the download fails.
    func start(timeout: TimeInterval) {
        deadline = Deadline(after: timeout) { [weak self] in self?.timeOut() }
    }

    private func connectSignals(of download: UnsafeMutableRawPointer) {
        connect(download, "decide-destination") { [weak self] arguments in
            // The app may ask the user for the destination.
            self?.deadline?.stop()
            let pointer = arguments.pointer(0).flatMap { webkit_download_get_response(OpaquePointer($0)) }
            let response = URLResponse.make(pointer)
            self?.response = response
            if let file = self?.file {
                self?.setDestination(file)
                return .handled
            }
            self?.onEvent?(.destination(response, suggestedName: arguments.string(1) ?? ""))
            return .handled
        }
        connect(download, "received-data") { [weak self] _ in
            self?.deadline?.restart()
            self?.keep()
            self?.onEvent?(.received)
            return .unhandled
        }
        connect(download, "failed") { [weak self] arguments in
            guard let self, let error = arguments.pointer(1) else { return .unhandled }
            let cause = GLibError(borrowing: error.assumingMemoryBound(to: GError.self))
            self.fail(self.error(cause))
            return .unhandled
        }
        // NB: also emitted after a failure.
        connect(download, "finished") { [weak self] _ in
            self?.finish()
            return .unhandled
        }
    }

    func setDestination(_ url: URL?) {
        guard onEvent != nil else { return }
        guard let url, url.isFileURL else { return stop(.failed(URLError(.cancelled))) }
        file = url
        deadline?.restart()
        let isGet = request?.httpMethod == "GET"
        resumption = isGet ? response.flatMap { ResumeData(of: $0, from: start, to: url) } : nil
        live.map { webkit_download_set_destination($0, destination(for: url).path) }
    }

    private func destination(for file: URL) -> URL { start > 0 ? PartialFile(file: file).rest : file }

    func cancel() { stop(nil) }

    private func error(_ cause: GLibError) -> any Error {
        LoadErrors.make(cause, url: request?.url?.absoluteString ?? "", endedBy: nil, certificateFlags: nil)
    }

    // MARK: The received part

    private var isKept = false

    /// The data to resume the download; nil if the server sends no parts of the file.
    var resumeData: Data? { resumption?.data }

    /// Keeps what is received from now on, and before.
    private func keep() {
        guard let resumption, !isKept else { return }
        perform("keep") {
            if start == 0 { try $0.discard() }
            try $0.keep(destination(for: resumption.file))
        }
        isKept = true
    }

    /// Does something with the received part. If that isn't possible, the download can't be resumed.
    private func perform(_ purpose: String, _ action: (PartialFile) throws -> Void) {
        guard let resumption else { return }
        do {
            try action(PartialFile(file: resumption.file))
        } catch {
            Log.fault("A download can't be resumed, because its file could not be changed (\(purpose)): \(error)")
            self.resumption = nil
        }
    }

    private func finish() {
        guard let onEvent else { return }
        guard start > 0, let file else {
            perform("discard") { try $0.discard() }
            return end(.finished)
        }
        end(nil)
        // A large file takes a while.
        Task {
            do {
                try await Task.detached { try PartialFile(file: file).complete() }.value
                onEvent(.finished)
            } catch {
                onEvent(.failed(error))
            }
        }
    }

    // MARK: The end

    /// - Parameter error: the reason. The received part stays.
    func fail(_ error: any Error) {
        keepRest()
        end(.failed(error))
    }

    private func keepRest() {
        if start > 0, onEvent != nil { perform("append") { try $0.appendRest() } }
    }

    private func end(_ event: Event?) {
        deadline = nil
        guard let onEvent else { return }
        self.onEvent = nil
        if let event { onEvent(event) }
    }

    private func timeOut() { stop(.failed(URLError(.timedOut))) }

    private func stop(_ event: Event?) {
        keepRest()
        end(event)
        live.map { webkit_download_cancel($0) }
    }
}
