internal import Foundation

/// A request that the engine has made for a page, and what came of it. For tools.
package struct EngineRequest: Sendable {
    package let method: String
    package let url: URL
    /// nil where there was no answer.
    package let status: Int?
    package let milliseconds: Int
}
