import Foundation
import TurboCore
import WebKit

/// Headers of the app's own.
extension Session {
    /// The request for a document, with the app's headers.
    func request(for url: URL) -> URLRequest {
        var request = URLRequest(url: url)
        guard Origin(url).isWeb else { return request }
        for (name, value) in requestHeaders(url) { request.setValue(value, forHTTPHeaderField: name) }
        return request
    }

    /// Gives the page the headers for what it requests from its own origin from now on.
    func sendHeaders(for url: URL) {
        let headers = requestHeaders(url)
        guard headers != toldHeaders else { return }
        toldHeaders = headers
        call(.setHeaders(headers))
    }
}
