internal import CWebKitGTK
internal import Foundation
internal import GObjectKit

/// The body of a resource of a page.
@MainActor
package final class EngineResource {
    /// The number of bytes that are read. No user reads more.
    private static let limit = 65_536

    private let resource: GObjectReference
    /// The body of a document. It is read at once: the same resource has the body of the next document later.
    private var document: (text: String?, isRead: Bool) = (nil, false)
    private var waiting: [@MainActor (String?) -> Void] = []

    init(_ resource: UnsafeMutableRawPointer, isDocument: Bool) {
        self.resource = GObjectReference(resource, .retaining)
        guard isDocument, isText else { return }
        waiting = [{ [weak self] in self?.document = ($0, true) }]
        readData()
    }

    /// Reads the beginning of the body, if it is a text.
    ///
    /// - Parameter completion: called with nil for other resources, and if WebKit no longer has the body. It has no
    ///   bodies of requests of scripts.
    package func read(_ completion: @escaping @MainActor (String?) -> Void) {
        guard isText, !document.isRead else { return completion(document.text) }
        waiting.append(completion)
        if waiting.count == 1 { readData() }
    }

    private var isText: Bool {
        guard let response = webkit_web_resource_get_response(resource.opaque),
            let type = webkit_uri_response_get_mime_type(response).map({ String(cString: $0) })
        else { return false }
        return type.hasPrefix("text/") || ["json", "javascript", "xml"].contains { type.hasSuffix($0) }
    }

    private func readData() {
        let context = asyncReadyContext { [self] source, result in
            guard let source else { return }
            var length: gsize = 0
            let bytes = webkit_web_resource_get_data_finish(OpaquePointer(source), result, &length, nil)
            defer { g_free(bytes) }
            let text = bytes.map {
                String(decoding: UnsafeBufferPointer(start: $0, count: min(Int(length), Self.limit)), as: UTF8.self)
            }
            let completions = waiting
            waiting = []
            for completion in completions { completion(text) }
        }
        webkit_web_resource_get_data(resource.opaque, nil, asyncReadyCallback, context)
    }
}
