import Turbo
import UIKit
import WebKit

/// Navigation by the app itself. Each command waits for the proposals before it, and asks neither handlers nor delegate.
extension TurboNavigator {
    /// The stack that the user sees: the modal one while it is up, else the main one.
    public var activeNavigationController: UINavigationController {
        snapshot().isModalUp ? modalNavigationController : navigationController
    }

    /// The session of the stack that the user sees.
    public var activeSession: Session { snapshot().isModalUp ? modalSession : session }

    /// The web view of the stack that the user sees.
    public var activeWebView: WKWebView { activeSession.webView }

    /// Whether something is on a stack, or on its way there.
    public var hasStarted: Bool {
        !navigationController.viewControllers.isEmpty || !modalNavigationController.viewControllers.isEmpty
            || !queue.isAtRest
    }

    /// Routes ``startLocation``, once: a navigator that shows something already says so in the log.
    public func start() {
        guard let startLocation else {
            return logNavigation(.error, "start() does nothing without a start location: set startLocation before")
        }
        guard !hasStarted else { return logNavigation(.warning, .misuse(.startedAgain)) }
        route(startLocation)
    }

    /// Shows the page that a link to the app means, over the root: a navigator that has not started does so first.
    ///
    /// Call it with the links that the scene is given at its start (`connectionOptions.urlContexts`) and while it runs
    /// (`scene(_:openURLContexts:)`). A link with `http` or `https` has to lead to a page of the app. One with a scheme of
    /// the app's own, such as `shop://things/1`, is the page `/things/1` of the site of ``startLocation``. Any other is
    /// logged, and nothing happens.
    public func open(_ link: URL) {
        guard let page = DeepLink.page(of: link, start: startLocation, origins: session.links.site.origins) else {
            return logNavigation(.warning, "the link \(link) leads to no page of the app, and was not opened")
        }
        if !hasStarted, startLocation != nil { start() }
        // The page may be the one that the app starts with.
        guard !isLoadingFirst(page) else { return }
        route(page)
    }

    private func isLoadingFirst(_ page: URL) -> Bool {
        guard let url = session.owner?.visitableURL, session.isVisiting, navigationController.viewControllers.count < 2
        else { return false }
        return PageIdentity(url).isSame(as: PageIdentity(page))
    }

    /// Goes back by one screen: of the modal stack while it is up, whose only screen is dismissed, else of the main one.
    ///
    /// - Parameter animated: true by default.
    public func pop(animated: Bool = true) {
        perform(["presentation": "pop", "animated": .bool(animated)])
    }

    /// Dismisses the modal stack, goes back to the root, and loads it again.
    ///
    /// - Parameter animated: false by default.
    public func clearAll(animated: Bool = false) {
        perform(["presentation": "clear_all", "animated": .bool(animated)])
    }

    /// Dismisses the modal stack where it is up.
    ///
    /// - Parameter animated: true by default.
    public func dismissModal(animated: Bool = true) {
        perform(["presentation": "none", "historical_location": true, "animated": .bool(animated)])
    }

    /// Does what Done does: closes the modal stack, once the user has been asked who would lose what they have written.
    package func userChoosesDone() {
        performer.userWantsModalGone(.done)
    }

    /// Loads the pages on top of both stacks again, as whole documents.
    public func reload() {
        for session in sessions where session.owner != nil { session.reload() }
    }

    /// Loads what both stacks show again when it is seen next: who the user is has changed, for example.
    public func markContentAsStale() {
        for session in sessions {
            session.markSnapshotCacheAsStale()
            session.markContentAsStale()
        }
    }

    private func perform(_ properties: PathProperties) {
        let visitable = navigationController.topViewController as? any Visitable
        guard let url = visitable?.visitableURL ?? startLocation ?? URL(string: "about:blank") else { return }
        queue.add(ProposalRun(VisitProposal(url: url, properties: properties), from: .command, in: self))
    }
}
