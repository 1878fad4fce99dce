internal import CWebKitGTK
internal import Foundation
internal import GObjectKit
internal import PageText

/// The requests for one resource of a page: one per redirect, and the final one.
@MainActor
final class ResourceLoad {
    private let handler: @MainActor (ResourceLoad, EngineRequest) -> Void
    private var method = "GET"
    private var url: URL?
    private var began = Date()
    private var headers: [EngineRequest.Header] = []
    private let isDocument: Bool

    init(
        _ request: OpaquePointer, isDocument: Bool,
        _ handler: @escaping @MainActor (ResourceLoad, EngineRequest) -> Void
    ) {
        self.isDocument = isDocument
        self.handler = handler
        begin(request)
    }

    /// Reports each request of a resource when it ends. The signal handlers retain this object.
    func follow(_ resource: UnsafeMutableRawPointer) {
        connect(resource, "sent-request") { [self] arguments in
            guard let request = arguments.pointer(1), let response = arguments.pointer(2) else { return .unhandled }
            end(OpaquePointer(response), nil)
            begin(OpaquePointer(request))
            return .unhandled
        }
        // NB: a request that failed emits "failed" and then "finished".
        connect(resource, "finished") { [self] arguments in
            guard let resource = arguments.pointer(0) else { return .unhandled }
            let response = webkit_web_resource_get_response(OpaquePointer(resource))
            end(response, EngineResource(resource, isDocument: isDocument))
            return .unhandled
        }
    }

    /// Whether the request has the same method and URL as another one.
    func asks(for request: EngineRequest) -> Bool {
        method == request.method && url == request.url
    }

    /// Continues a request that was given up for this one: adds its duration.
    func resume(from request: EngineRequest) {
        began -= TimeInterval(request.milliseconds) / 1000
    }

    private func begin(_ request: OpaquePointer) {
        method = webkit_uri_request_get_http_method(request).map { String(cString: $0) } ?? "GET"
        url = webkit_uri_request_get_uri(request).flatMap { Self.url(String(cString: $0)) }
        headers = webkit_uri_request_get_http_headers(request).map(Self.headers) ?? []
        began = Date()
    }

    private static func headers(_ all: OpaquePointer) -> [EngineRequest.Header] {
        var (position, headers) = (SoupMessageHeadersIter(), [EngineRequest.Header]())
        soup_message_headers_iter_init(&position, all)
        var (name, value): (UnsafePointer<CChar>?, UnsafePointer<CChar>?)
        while soup_message_headers_iter_next(&position, &name, &value) != 0 {
            guard let name, let value else { continue }
            headers.append(EngineRequest.Header(name: String(cString: name), value: String(cString: value)))
        }
        return headers
    }

    /// - Returns: nil for data and blob URLs, which cause no request.
    private static func url(_ text: String) -> URL? {
        text.hasPrefix("data:") || text.hasPrefix("blob:") ? nil : URL(pageText: text)
    }

    private func end(_ response: OpaquePointer?, _ resource: EngineResource?) {
        guard let url else { return }
        let status = response.map { Int(webkit_uri_response_get_status_code($0)) }
        handler(
            self,
            EngineRequest(
                method: method, url: url, status: status == 0 ? nil : status, milliseconds: began.millisecondsAgo,
                began: began, requestHeaders: headers,
                responseHeaders: response.flatMap { webkit_uri_response_get_http_headers($0) }.map(Self.headers) ?? [],
                resource: resource))
    }
}

extension Date {
    /// The number of milliseconds since the date; 0 if the clock has been set back.
    package var millisecondsAgo: Int { Int(max(0, -timeIntervalSinceNow) * 1000) }
}
