internal import UIKit

/// A frame's report of a navigation that may be about to start.
struct FrameAnnouncement {
    /// The event that caused the report.
    enum Source: String {
        /// The Navigation API's event `navigate`.
        case event
        /// A click on a link.
        case link
        /// The submission of a form. The URL doesn't contain the form's query yet.
        case form
        /// An element `<meta http-equiv=refresh>`, which may navigate at any time.
        case refresh
    }

    let source: Source
    let url: URL
    /// Whether the main frame navigates.
    let isTop: Bool
    /// Whether the link has the attribute `download`.
    let isDownload: Bool
    var time = ContinuousClock.now

    /// Whether a policy decision may be for this navigation.
    @MainActor
    func announces(_ url: URL, _ type: WKNavigationType) -> Bool {
        switch source {
        case .event: self.url == url
        case .link: type == .linkActivated && self.url == url
        case .form:
            [.formSubmitted, .formResubmitted].contains(type) && self.url.withoutQuery == url.withoutQuery
        case .refresh: type == .other && self.url == url
        }
    }
}
