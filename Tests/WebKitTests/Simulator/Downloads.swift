import Foundation
import NavigationTesting
import WebKit

/// A download delegate that saves a file in a folder and records how the download ends.
@MainActor
final class Downloads: NSObject, WKDownloadDelegate {
    enum Event {
        case began(name: String, URLResponse)
        case finished
        case failed(any Error)
    }

    let events = TestEvents<Event>()
    let file: URL
    /// The data to resume the download that failed last; nil if that isn't possible.
    private(set) var resumeData: Data?
    var accepts = true
    /// Provides the destination later; if nil, the delegate provides it at once.
    var decide: ((@escaping @MainActor @Sendable (URL?) -> Void) -> Void)?

    init(_ folder: URL) {
        file = folder.appendingPathComponent("file")
        super.init()
    }

    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
    ) {
        events.append(.began(name: suggestedFilename, response))
        guard let decide else { return completionHandler(accepts ? file : nil) }
        decide(completionHandler)
    }

    func downloadDidFinish(_ download: WKDownload) {
        events.append(.finished)
    }

    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
        self.resumeData = resumeData
        events.append(.failed(error))
    }

    /// Waits for the end of a download.
    ///
    /// - Returns: the text of the file, or the code of the error.
    func end() async throws -> String {
        let event = try await events.next { if case .began = $0 { false } else { true } }
        if case .failed(let error) = event { return "\((error as NSError).code)" }
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// Waits until a download is complete.
    func finished() async throws {
        let event = try await events.next { if case .began = $0 { false } else { true } }
        if case .failed(let error) = event { throw error }
    }

    var names: [String] { events.all.compactMap { if case .began(let name, _) = $0 { name } else { nil } } }
}
