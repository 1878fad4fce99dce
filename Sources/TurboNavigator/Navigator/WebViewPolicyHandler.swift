import Turbo
import WebKit

/// Lets the app decide about loads of the web views that Turbo did not take: links to elsewhere, forms outside Turbo, frames, new
/// windows, reloads by a script.
///
/// The handlers of a navigator are asked in their order, and the first that matches decides. Where none matches, the table
/// "Links and loads outside Turbo" holds. Loads of the session's own are not asked about.
@preconcurrency @MainActor
public protocol WebViewPolicyHandler {
    /// What the log calls it.
    var name: String { get }

    /// Whether this handler decides about a load.
    func matches(_ action: WKNavigationAction, in navigator: TurboNavigator) -> Bool

    /// Decides. An allowed load of the main frame happens in place, and gives its screen another document.
    func handle(_ action: WKNavigationAction, in navigator: TurboNavigator) -> WKNavigationActionPolicy
}
