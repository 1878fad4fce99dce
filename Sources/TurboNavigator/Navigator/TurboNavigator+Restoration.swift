import TurboCore
import UIKit

/// State restoration: the app returns to its stacks after its end.
extension TurboNavigator {
    /// The activity from which the navigator can return to its stacks. Return it from the scene delegate's
    /// `stateRestorationActivity(for:)`:
    ///
    ///     func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { navigator.stateRestorationActivity }
    ///
    /// It contains the URLs, titles and scroll positions of the screens. In the background, it also contains pictures
    /// of the visible pages, unless they have unsaved input. A screen whose rule has `state_restoration_enabled: false`
    /// is left out, with those above it. The app may add entries to `userInfo`.
    public var stateRestorationActivity: NSUserActivity {
        restoration.activity.with(RestorableState(tabs: [RestorableState.Tab(stacks: restoration.kept)]))
    }

    /// Returns to the stacks of the app's previous run, or else routes ``startLocation``, as ``start()`` does. Call
    /// this in the scene delegate's `scene(_:willConnectTo:options:)`:
    ///
    ///     navigator.start(restoring: session.stateRestorationActivity)
    ///
    /// Each screen loads its page when it is visible. The delegate makes the screens, as for proposals. Only pages of
    /// the app's own sites are restored: that of ``startLocation``, and the settings' `ownHosts`.
    ///
    /// - Parameter activity: the activity of the previous run; nil for none.
    public func start(restoring activity: NSUserActivity?) {
        guard !hasStarted, let stacks = StateActivity.state(in: activity)?.stacks(), restore(stacks) else {
            return start()
        }
    }

    func restore(_ stacks: RestorableStacks) -> Bool {
        if let startLocation { session.site.add(startLocation) }
        return restoration.restore(stacks)
    }

    /// Called when the stacks or their pages may have changed.
    func stateDidChange() {
        if let container { container.stateDidChange() } else { restoration.activity.setNeedsSave() }
    }

    /// Returns the controller that the app shows for a page; nil if it rejects the page.
    func controller(for proposal: VisitProposal) -> UIViewController? {
        switch activeDelegate.handle(proposal: proposal, from: self) {
        case .accept: DefaultScreen.make(for: proposal.url)
        case .acceptCustom(let controller): controller
        case .reject: nil
        }
    }
}
