internal import Foundation

/// Reports each request of a view's pages once.
///
/// NB: if a page must not share its process with another, WebKitGTK gives up the document's request during the load and
/// begins it again in another process. The server gets one request.
@MainActor
final class RequestReporter {
    private let report: @MainActor (EngineRequest) -> Void
    private var isLoading = false
    /// The document requested last. It is retained by the handlers of its resource's signals.
    private weak var document: ResourceLoad?
    /// A document's request that ended without a response during a load that may begin it again.
    private var givenUp: EngineRequest?

    init(_ report: @escaping @MainActor (EngineRequest) -> Void) {
        self.report = report
    }

    func loadBegan() {
        isLoading = true
    }

    func loadEnded() {
        isLoading = false
        reportAbandoned()
    }

    /// - Parameter isDocument: whether the resource is the page's document and not a part of it.
    func begin(_ request: OpaquePointer, of resource: UnsafeMutableRawPointer, isDocument: Bool) {
        let load = ResourceLoad(request, isDocument: isDocument) { [self] load, request in
            isDocument ? endDocument(load, request) : report(request)
        }
        if let former = givenUp, load.asks(for: former) {
            givenUp = nil
            load.resume(from: former)
        } else if isDocument {
            reportAbandoned()
        }
        if isDocument { document = load }
        load.follow(resource)
    }

    private func endDocument(_ load: ResourceLoad, _ request: EngineRequest) {
        guard request.status == nil, isLoading else { return report(request) }
        // The other process may begin before this one gives up.
        if let document, document !== load, document.asks(for: request) { return }
        reportAbandoned()
        givenUp = request
    }

    private func reportAbandoned() {
        guard let request = givenUp else { return }
        givenUp = nil
        report(request)
    }
}

/// A request of WebKitGTK for a page, and its result. For tools.
package struct EngineRequest: Sendable {
    package let method: String
    package let url: URL
    /// The status code; nil if there was no response.
    package let status: Int?
    package let milliseconds: Int
    /// The date of the request.
    package let began: Date
    /// The headers as the web process sets them. The network process adds others, such as those for cookies.
    package let requestHeaders: [Header]
    package let responseHeaders: [Header]
    /// The resource with the body; nil for a redirect.
    package let resource: EngineResource?

    /// A header of a request or response.
    package struct Header: Sendable {
        package let name: String
        package let value: String
    }
}
