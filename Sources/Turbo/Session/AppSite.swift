import TurboCore

/// What belongs to the app, shared by the sessions of one navigator: a link from the modal stack to a page of the main
/// stack is the app's own.
@MainActor
package final class AppSite {
    package var origins = OwnOrigins()
    /// What the user has tapped in the pages.
    var taps = PageTaps()

    package init() {}
}
