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
        case finished
        case failed(any Error)
    }

    /// Called for each event. Released at the end.
    var onEvent: ((Event) -> Void)?
    let request: URLRequest?
    private var download: WeakGObject?
    private var deadline: Deadline?
    private var file: URL?

    /// - Parameter file: the destination of a download that is resumed; nil to request one.
    init(_ pointer: UnsafeMutableRawPointer, to file: URL? = nil) {
        self.file = file
        let uri = webkit_download_get_request(OpaquePointer(pointer)).flatMap { webkit_uri_request_get_uri($0) }
        request = uri.flatMap { URL(pageText: String(cString: $0)) }.map { URLRequest(url: $0) }
        download = WeakGObject(pointer) { [weak self] in self?.end(.failed(URLError(.networkConnectionLost))) }
        connectSignals(of: pointer)
    }

    /// WebKitGTK's object; nil once WebKitGTK has released it.
    private var live: OpaquePointer? { download?.pointer.map { OpaquePointer($0) } }

    /// - Parameter timeout: the number of seconds without data after which the download fails.
    func start(timeout: TimeInterval) {
        deadline = Deadline(after: timeout) { [weak self] in self?.timeOut() }
    }

    private func connectSignals(of download: UnsafeMutableRawPointer) {
        connect(download, "decide-destination") { [weak self] arguments in
            // The app may ask the user for the destination.
            self?.deadline?.stop()
            if let file = self?.file {
                self?.setDestination(file)
                return .handled
            }
            let response = arguments.pointer(0).flatMap { webkit_download_get_response(OpaquePointer($0)) }
            self?.onEvent?(.destination(.make(response), suggestedName: arguments.string(1) ?? ""))
            return .handled
        }
        connect(download, "received-data") { [weak self] _ in
            self?.deadline?.restart()
            return .unhandled
        }
        connect(download, "failed") { [weak self] arguments in
            guard let self, let error = arguments.pointer(1) else { return .unhandled }
            let cause = GLibError(borrowing: error.assumingMemoryBound(to: GError.self))
            self.end(.failed(self.error(cause)))
            return .unhandled
        }
        // NB: also emitted after a failure.
        connect(download, "finished") { [weak self] _ in
            self?.end(.finished)
            return .unhandled
        }
    }

    func setDestination(_ url: URL?) {
        guard onEvent != nil else { return }
        guard let url, url.isFileURL else { return stop(.failed(URLError(.cancelled))) }
        file = url
        deadline?.restart()
        live.map { webkit_download_set_destination($0, url.path) }
    }

    func cancel() { stop(nil) }

    /// The data to repeat the download; nil if the file has no destination yet, or isn't from a server.
    var resumeData: Data? {
        guard let url = request?.url, let file, url.scheme?.hasPrefix("http") == true else { return nil }
        return ResumeData(url: url, file: file).data
    }

    private func error(_ cause: GLibError) -> any Error {
        LoadErrors.make(cause, url: request?.url?.absoluteString ?? "", endedBy: nil, certificateFlags: nil)
    }

    private func end(_ event: Event?) {
        deadline = nil
        guard let onEvent else { return }
        self.onEvent = nil
        if let event { onEvent(event) }
    }

    private func timeOut() { stop(.failed(URLError(.timedOut))) }

    private func stop(_ event: Event?) {
        end(event)
        live.map { webkit_download_cancel($0) }
    }
}
