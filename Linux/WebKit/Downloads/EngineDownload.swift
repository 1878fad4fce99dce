internal import CWebKitGTK
internal import GObjectKit
internal import PageText
internal import UIKit

/// A download of the engine, which ends once: finished, failed, or without a word when it was cancelled.
///
/// NB: the engine keeps its object as long as the download runs, and lets go of it without a signal if the network
/// process ends. To call it after that ends the app. So it is held weakly: its end is the end of the download.
@MainActor
final class EngineDownload {
    enum Event {
        /// The answer has begun, and wants a place on the disk.
        case destination(URLResponse, suggestedName: String)
        case finished
        case failed(any Error)
    }

    /// Let go at the end.
    var onEvent: ((Event) -> Void)?
    let request: URLRequest?
    private var download: WeakGObject?
    private var deadline: Deadline?

    init(_ pointer: UnsafeMutableRawPointer) {
        let uri = webkit_download_get_request(OpaquePointer(pointer)).flatMap { webkit_uri_request_get_uri($0) }
        request = uri.flatMap { URL(pageText: String(cString: $0)) }.map { URLRequest(url: $0) }
        download = WeakGObject(pointer) { [weak self] in self?.end(.failed(URLError(.networkConnectionLost))) }
        connectSignals(of: pointer)
    }

    /// The engine's object; nil once the engine has let go of it.
    private var live: OpaquePointer? { download?.pointer.map { OpaquePointer($0) } }

    /// - Parameter timeout: seconds without anything of the answer, after which it fails.
    func start(timeout: TimeInterval) {
        deadline = Deadline(after: timeout) { [weak self] in self?.timeOut() }
    }

    private func connectSignals(of download: UnsafeMutableRawPointer) {
        connect(download, "decide-destination") { [weak self] arguments in
            // The app may ask its user where to.
            self?.deadline?.stop()
            let answer = arguments.pointer(0).flatMap { webkit_download_get_response(OpaquePointer($0)) }
            self?.onEvent?(.destination(.make(answer), suggestedName: arguments.string(1) ?? ""))
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
        // NB: said after a failure too.
        connect(download, "finished") { [weak self] _ in
            self?.end(.finished)
            return .unhandled
        }
    }

    func setDestination(_ url: URL?) {
        guard onEvent != nil else { return }
        guard let url, url.isFileURL else { return stop(.failed(URLError(.cancelled))) }
        deadline?.restart()
        live.map { webkit_download_set_destination($0, url.path) }
    }

    func cancel() { stop(nil) }

    private func error(_ cause: GLibError) -> any Error {
        LoadError.make(cause, url: request?.url?.absoluteString ?? "", endedBy: nil, certificateFlags: nil)
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
