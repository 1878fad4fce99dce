import Foundation
import UIKit

extension Session: VisitableDelegate {
    /// The screen that was visited last. The web view shows or loads its page.
    public var owner: (any Visitable)? { screens[state.placement.owner] }

    /// The screen whose page is in the document; or else, the one that was visited last.
    package var screenOfPage: (any Visitable)? { screens[state.placement.contentOwner] ?? owner }

    /// The screen that contains the web view.
    public var activeVisitable: (any Visitable)? { screens[state.placement.holder] }

    /// The screen that appeared last.
    public var topmostVisitable: (any Visitable)? { screens[state.placement.topmost] }

    /// Returns the three URLs of a screen; nil if it has none. A screen that was never visited has only its routed URL.
    public func urls(of visitable: any Visitable) -> VisitableURLs? {
        state.urls(of: id(of: visitable), webViewURL: webView.url, origins: site.origins)
    }

    /// Visits the URL of a screen with an action.
    public func visit(_ visitable: any Visitable, action: VisitAction) {
        visit(visitable, options: VisitOptions(action: action))
    }

    /// Visits the URL of a screen.
    ///
    /// - Parameters:
    ///   - options: `advance` without a response by default.
    ///   - reload: whether to load the whole document, even if Turbo could make the visit. The default is false.
    public func visit(_ visitable: any Visitable, options: VisitOptions? = nil, reload: Bool = false) {
        guard let url = visitable.visitableURL else {
            let text = "a visitable without a URL can't be visited: set visitableURL first"
            return TurboLog.shared.log(.error, "session", .text(text))
        }
        var request = VisitRequest(id(of: visitable), url, options ?? VisitOptions())
        request.isReload = reload
        send(.request(.visit(request)))
    }

    /// Reloads the whole document of the screen on top.
    public func reload() { send(.request(.reload)) }

    /// Clears Turbo's snapshots.
    public func clearSnapshotCache() { send(.request(.clearSnapshots)) }

    /// Clears Turbo's snapshots before the next visit, because they may be out of date.
    public func markSnapshotCacheAsStale() { send(.request(.markSnapshotsAsStale)) }

    /// Reloads the page of the next screen that appears, if it was visited before this call.
    public func markContentAsStale() { send(.request(.markContentAsStale)) }

    /// Registers a tap: the user has caused what the page does within the next second. Without a tap, a page can't open
    /// other apps, and can open the browser only once. Taps in the page, in the library's dialogs and on native controls
    /// of components are registered automatically.
    ///
    /// Call this before the app clicks a link in the page by a script, and when the user accepts a dialog of the app's
    /// own `WKUIDelegate`.
    public func registerTap() { links.registerTap() }

    // MARK: VisitableDelegate, whose calls may be in any order, doubled or missing

    public func visitableViewWillAppear(_ visitable: any Visitable) {
        send(.screen(id(of: visitable), .willAppear))
        report(.appearanceDidChange)
    }

    public func visitableViewDidAppear(_ visitable: any Visitable) {
        send(.screen(id(of: visitable), .didAppear))
        report(.appearanceDidChange)
    }

    public func visitableViewDidDisappear(_ visitable: any Visitable) { report(.appearanceDidChange) }

    public func visitableDidRequestReload(_ visitable: any Visitable) {
        send(.request(.reloadPage(of: id(of: visitable))))
    }

    public func visitableDidRequestRefresh(_ visitable: any Visitable) {
        confirmReload(of: visitable, isWholeDocument: true) { [weak self, weak visitable] in
            if let self, let visitable { visitableDidRequestReload(visitable) }
        }
    }

    public func visitableDidLeave(_ visitable: any Visitable) {
        // A screen that is being deallocated must not get a new ID.
        let screen = screens.existingID(of: visitable)
        if let screen { send(.screen(screen, .didLeaveContainer)) }
        // Its page ends with it, also if nothing else happens. UIKit or the app may hold it for longer.
        Task { [weak self, weak visitable] in
            self?.forgetReleasedScreens()
            if let screen, visitable?.isGone == true { self?.send(.screen(screen, .wasRemoved)) }
        }
    }

    /// Whether the user has gone back from a screen. The page of one that another screen has replaced may lead on, as one
    /// that leaves itself.
    package func hasLeft(_ visitable: any Visitable) -> Bool {
        guard visitable.isGone else { return false }
        return visitable.visitableViewController.parent != nil || visitable === owner
            || state.visit?.request.options.action == .restore
    }

    /// Whether a redirect leads from a page of the sign-in to another one, because the user has signed in.
    package func leavesSignIn(by redirect: VisitRedirect) -> Bool {
        guard let location = redirect.visitable?.visitableURL else { return false }
        return state.leavesSignIn(redirect.proposal.url, from: location, isDeclared: redirect.proposal.signsIn)
    }

    /// The page on which the user has to sign in to see the page of a screen; nil if the server didn't redirect to one.
    package func signInPage(of visitable: any Visitable) -> SignInPage? {
        screens.existingID(of: visitable).flatMap(state.signInPage)
    }

    /// Whether the user has returned to a screen from the sign-in page without a sign-in.
    package func hasLeftSignIn(for visitable: any Visitable) -> Bool {
        screens.existingID(of: visitable).map(state.hasLeftSignIn) == true
    }

    /// The URL of the form or frame with which the page of a screen waits for the user to sign in; nil if none does.
    package func waitingURL(of visitable: any Visitable) -> URL? {
        screens.existingID(of: visitable).flatMap(state.waitingURL)
    }

    /// Whether a visit has begun and has not ended.
    package var isVisiting: Bool { state.isVisiting }
    package var hasBegunVisit: Bool { state.visit != nil }
}
