import Foundation

/// The facts about WebKit and the screens that ``SessionState`` decides with. The session reads them for each event.
package struct SessionFacts: Sendable {
    /// The URL of the web view; nil if it shows nothing.
    package var webViewURL: URL?
    /// The URLs that belong to the app.
    package var origins = OwnOrigins()
    package var now = Date()
    /// The time limits of a visit that begins now.
    package var deadlines = VisitDeadlines()
    /// The last visit that the page of another session has proposed; nil if it was this session's page.
    package var lead: PageLead?
    /// Whether a navigator shows the screens. It handles files, and removes screens without a page.
    package var hasNavigator = false
    package var isInBackground = false
    /// Whether the document was loaded before the app registered components, so that their web library doesn't start in
    /// it.
    package var isDocumentOutdated = false
    /// Whether the owner is in a container, such as a navigation controller.
    package var isOwnerContained = false
    /// Whether the screen that appeared last is in a window.
    package var isTopmostVisible = false
    /// Returns whether the user signs in on the page of a URL, by the app's rules, or because the app says so; nil if they
    /// don't say.
    package var signsIn: @Sendable (URL) -> Bool? = { _ in nil }
    /// The page that was shown last for the user to sign in, which may have said so itself; nil if none was.
    package var signInPage: PageIdentity?
    /// Returns whether a URL is a historical location, by the app's rules.
    package var isHistorical: @Sendable (URL) -> Bool = { _ in false }

    package init() {}
}
