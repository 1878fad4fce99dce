import Foundation
import TurboCore

/// The app's settings for a session, or for all sessions of its navigators.
public struct SessionSettings: Sendable {
    /// Hosts that belong to the app besides those that it routes: "www.example.com", "example.com:8080", or
    /// "*.example.com" for all sub-domains. Links to them are proposals, links to all others open outside. None by default;
    /// the sessions of one navigator have them in common.
    public var ownHosts: Set<String> = []

    /// Schemes of links that the system opens when the user taps one: those for mail, calls, messages, maps and
    /// calendars by default. All other schemes but http and https are refused.
    public var systemSchemes: Set<String> = ["mailto", "tel", "sms", "facetime", "maps", "webcal", "geo"]

    /// How long a visit waits for its next event before it fails, in seconds: 60 for the server and 10 for Turbo by default.
    public var deadlines = VisitDeadlines()

    /// Seconds that a visit may take before its screen shows an activity indicator; 0 by default, for at once.
    public var activityIndicatorDelay: TimeInterval = 0

    /// Headers of the app's own for a URL; none by default. Asked before each visit. They are sent with the visit, and with
    /// what Turbo requests from the origin of the page until the next one: forms, frames.
    public var requestHeaders: @MainActor (URL) -> [String: String] = { _ in [:] }

    /// Makes settings with the defaults.
    public init() {}
}
