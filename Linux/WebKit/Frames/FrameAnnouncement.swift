internal import UIKit

/// What a frame has said of a navigation that may be about to start.
struct FrameAnnouncement {
    /// How the frame knows.
    enum Source: String {
        /// The engine's event `navigate`.
        case event
        /// A click on a link.
        case link
        /// A form that is being sent. Its URL has no query yet.
        case form
        /// An element `<meta http-equiv=refresh>`, which acts at any time.
        case refresh
    }

    let source: Source
    let url: URL
    /// Whether the main frame navigates.
    let isTop: Bool
    /// Whether the link has the attribute `download`.
    let isDownload: Bool
    let time = ContinuousClock.now

    /// Whether a policy question may be about this.
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
