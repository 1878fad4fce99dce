import Foundation
import TurboCore

/// A visit of a session: its beginning, a redirect, or its end.
package struct RecordedVisit: Codable, Sendable, Equatable {
    package enum Event: String, Codable, Sendable {
        case began, redirected, rendered, failed, cancelled
    }

    package let visit: Int
    package let stack: String
    package let event: Event
    package let url: URL
    /// The action of a visit that began, the target of a redirect, or why the visit failed.
    package var detail: String?

    package init(_ visit: Int, _ stack: String, _ event: Event, _ url: URL, _ detail: String? = nil) {
        (self.visit, self.stack, self.event, self.url) = (visit, stack, event, url)
        // The target of a redirect is masked already, with names that a replay can distinguish.
        self.detail = event == .failed ? detail.map(LogText.withoutSecrets) : detail
    }
}
