internal import CWebKitGTK
internal import GObjectKit
internal import PageText
internal import UIKit

/// A download of the engine, which ends once: finished, failed, or without a word when it was cancelled.
@MainActor
final class EngineDownload {
    enum Event {
        /// The answer has begun, and wants a place on the disk.
        case destination(suggestedName: String)
        case finished
        case failed(any Error)
    }

    /// Let go at the end.
    var onEvent: ((Event) -> Void)?
    private let download: GObjectReference
    private var deadline: Deadline?

    init(_ pointer: UnsafeMutableRawPointer) {
        download = GObjectReference(pointer, .retaining)
    }

    var request: URLRequest? {
        let uri = webkit_download_get_request(download.opaque).flatMap { webkit_uri_request_get_uri($0) }
        return uri.flatMap { URL(pageText: String(cString: $0)) }.map { URLRequest(url: $0) }
    }

    var response: URLResponse { URLResponse.make(webkit_download_get_response(download.opaque)) }

    /// - Parameter timeout: seconds without anything of the answer, after which it fails.
    func start(timeout: TimeInterval) {
        deadline = Deadline(after: timeout) { [weak self] in self?.timeOut() }
        download.on("decide-destination") { [weak self] arguments in
            // The app may ask its user where to.
            self?.deadline?.stop()
            self?.onEvent?(.destination(suggestedName: arguments.string(1) ?? ""))
            return .handled
        }
        download.on("received-data") { [weak self] _ in
            self?.deadline?.restart()
            return .unhandled
        }
        download.on("failed") { [weak self] arguments in
            guard let self, let error = arguments.pointer(1) else { return .unhandled }
            let cause = GLibError(borrowing: error.assumingMemoryBound(to: GError.self))
            self.end(.failed(self.error(cause)))
            return .unhandled
        }
        // NB: said after a failure too.
        download.on("finished") { [weak self] _ in
            self?.end(.finished)
            return .unhandled
        }
    }

    func setDestination(_ url: URL?) {
        guard onEvent != nil else { return }
        guard let url, url.isFileURL else {
            end(.failed(URLError(.cancelled)))
            return webkit_download_cancel(download.opaque)
        }
        deadline?.restart()
        webkit_download_set_destination(download.opaque, url.path)
    }

    func cancel() {
        end(nil)
        webkit_download_cancel(download.opaque)
    }

    private func error(_ cause: GLibError) -> any Error {
        LoadError.make(cause, url: request?.url?.absoluteString ?? "", endedBy: nil, certificateFlags: nil)
    }

    private func end(_ event: Event?) {
        deadline = nil
        guard let onEvent else { return }
        self.onEvent = nil
        if let event { onEvent(event) }
    }

    private func timeOut() {
        end(.failed(URLError(.timedOut)))
        webkit_download_cancel(download.opaque)
    }
}
