import Foundation
import TurboCore

/// The settings of a session, or of all sessions of the app's navigators.
public struct SessionSettings: Sendable {
    /// Hosts that belong to the app in addition to those of the URLs that it routes: "www.example.com",
    /// "example.com:8080", or "*.example.com" for all subdomains. Links to these hosts are proposals. Links to all
    /// other hosts are external. Empty by default. The sessions of one navigator share the value.
    public var ownHosts: Set<String> = []

    /// Schemes of links that the system opens when the user taps one. The default has those for mail, calls, messages,
    /// maps and calendars. Links with other schemes are blocked, except http, https and those that a route handler
    /// handles.
    public var systemSchemes: Set<String> = ["mailto", "tel", "sms", "facetime", "maps", "webcal", "geo"]

    /// The time limits: by default 60 seconds for each event of a visit, 10 for Turbo to start, and 5 for a page to
    /// respond when the app returns to the foreground.
    public var deadlines = VisitDeadlines()

    /// The number of seconds that a visit may take before its screen shows an activity indicator; 0.3 by default. 0
    /// shows it at once.
    public var activityIndicatorDelay: TimeInterval = 0.3

    /// Returns the app's own request headers for a URL; none by default. Called before each visit. The headers are sent
    /// with the visit, and with forms and frames that Turbo requests from the page's origin until the next visit.
    public var requestHeaders: @MainActor (URL) -> [String: String] = { _ in [:] }

    /// Creates settings with the default values.
    public init() {}
}
