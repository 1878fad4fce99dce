internal import Foundation

/// A request of WebKitGTK for a page, and its result. For tools.
package struct EngineRequest: Sendable {
    package let method: String
    package let url: URL
    /// The status code; nil if there was no response.
    package let status: Int?
    package let milliseconds: Int
}
