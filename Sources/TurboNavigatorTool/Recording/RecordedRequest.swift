import Foundation

/// A request of WebKit, for a page or one of its resources.
package struct RecordedRequest: Codable, Sendable, Equatable {
    package let method: String
    package let url: URL
    /// The status of the response, or nil if there was none.
    package var status: Int?
    package let milliseconds: Int

    package init(method: String, url: URL, status: Int?, milliseconds: Int) {
        (self.method, self.url, self.status, self.milliseconds) = (method, url, status, milliseconds)
    }
}
