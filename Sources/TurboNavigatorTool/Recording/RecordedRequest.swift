import Foundation

/// A request of the engine, for a page or for what belongs to it.
package struct RecordedRequest: Codable, Sendable, Equatable {
    package let method: String
    package let url: URL
    /// nil if there was no answer.
    package var status: Int?
    package let milliseconds: Int

    package init(method: String, url: URL, status: Int?, milliseconds: Int) {
        (self.method, self.url, self.status, self.milliseconds) = (method, url, status, milliseconds)
    }
}
