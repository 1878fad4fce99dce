import TurboSession
import WebKit

/// Decides about loads in the web views that aren't made by Turbo: external links, forms outside Turbo, frames, new
/// windows, and reloads by a script.
///
/// A navigator calls its handlers in order, and the first that matches decides. If none matches, the table "Links and
/// loads outside Turbo" in docs/flows.md applies. Handlers aren't called for the session's own loads.
@preconcurrency @MainActor
public protocol WebViewPolicyHandler {
    /// The handler's name in the log.
    var name: String { get }

    /// Returns whether this handler decides about a load.
    func matches(_ action: WKNavigationAction, in navigator: TurboNavigator) -> Bool

    /// Decides about a load. An allowed load in the main frame replaces the document of its screen, without a push.
    func handle(_ action: WKNavigationAction, in navigator: TurboNavigator) -> WKNavigationActionPolicy
}
