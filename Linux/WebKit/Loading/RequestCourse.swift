internal import CWebKitGTK
internal import GObjectKit
internal import PageText

/// One resource of a page on its way: a request for each redirect, and the one that brings it.
@MainActor
final class RequestCourse {
    private let handler: @MainActor (EngineRequest) -> Void
    private var method = "GET"
    private var url: URL?
    private var began = Date()

    init(_ request: OpaquePointer, _ handler: @escaping @MainActor (EngineRequest) -> Void) {
        self.handler = handler
        begin(request)
    }

    /// The signals of the resource keep this object.
    func follow(_ resource: UnsafeMutableRawPointer) {
        connect(resource, "sent-request") { [self] arguments in
            guard let request = arguments.pointer(1), let answer = arguments.pointer(2) else { return .unhandled }
            end(OpaquePointer(answer))
            begin(OpaquePointer(request))
            return .unhandled
        }
        // NB: a request that failed says "failed" and then "finished".
        connect(resource, "finished") { [self] arguments in
            let resource = arguments.pointer(0).map { OpaquePointer($0) }
            end(resource.flatMap { webkit_web_resource_get_response($0) })
            return .unhandled
        }
    }

    private func begin(_ request: OpaquePointer) {
        method = webkit_uri_request_get_http_method(request).map { String(cString: $0) } ?? "GET"
        url = webkit_uri_request_get_uri(request).flatMap { URL(pageText: String(cString: $0)) }
        began = Date()
    }

    private func end(_ answer: OpaquePointer?) {
        guard let url else { return }
        let status = answer.map { Int(webkit_uri_response_get_status_code($0)) }
        handler(
            EngineRequest(
                method: method, url: url, status: status == 0 ? nil : status, milliseconds: began.millisecondsAgo))
    }
}
