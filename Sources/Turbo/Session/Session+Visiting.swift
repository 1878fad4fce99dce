import Foundation
import UIKit

extension Session: VisitableDelegate {
    /// The screen whose page the web view shows or loads.
    public var owner: (any Visitable)? { screens[state.placement.owner] }

    /// The screen that contains the web view.
    public var activeVisitable: (any Visitable)? { screens[state.placement.holder] }

    /// The screen that appeared last.
    public var topmostVisitable: (any Visitable)? { screens[state.placement.topmost] }

    /// The three URLs of a screen. A screen that was never visited has its routed URL only.
    public func urls(of visitable: any Visitable) -> VisitableURLs? {
        state.urls(of: id(of: visitable), webViewURL: webView.url, origins: links.site.origins)
    }

    /// Visits the URL of a screen.
    ///
    /// - Parameter action: `advance` by default.
    public func visit(_ visitable: any Visitable, action: VisitAction) {
        visit(visitable, options: VisitOptions(action: action))
    }

    /// Visits the URL of a screen.
    ///
    /// - Parameters:
    ///   - options: `advance` without a response by default.
    ///   - reload: whether to load the whole document, even if Turbo could visit.
    public func visit(_ visitable: any Visitable, options: VisitOptions? = nil, reload: Bool = false) {
        guard let url = visitable.visitableURL else {
            let text = "a visitable without a URL cannot be visited: set visitableURL before you visit"
            return TurboLog.shared.record(.error, "session", text)
        }
        var request = VisitRequest(id(of: visitable), url, options ?? VisitOptions())
        request.isReload = reload
        send(.visit(request))
    }

    /// Loads the page of the screen on top again, as a whole document.
    public func reload() { send(.reload) }

    /// Forgets Turbo's snapshots of earlier pages.
    public func clearSnapshotCache() { send(.clearSnapshots) }

    /// Forgets Turbo's snapshots before the next visit: they may be out of date.
    public func markSnapshotCacheAsStale() { send(.snapshotsBecameStale) }

    /// Reloads the page of the next screen that appears, if it was visited before this call.
    public func markContentAsStale() { send(.contentBecameStale) }

    /// Reports that the user has asked for what the page does within the next second. A page by itself opens no other app, and
    /// no browser after its first.
    ///
    /// Taps in the page, its dialogs by the library and native controls of components are known. Call this before a button of the
    /// app clicks a link of the page by a script, and when the user accepts a dialog that the app's own `WKUIDelegate` shows.
    public func noteTap() { links.noteTap() }

    // MARK: VisitableDelegate, whose calls may be in any order, doubled or missing

    public func visitableViewWillAppear(_ visitable: any Visitable) {
        visitable.visitableDelegate = self
        send(.willAppear(id(of: visitable)))
    }

    public func visitableViewDidAppear(_ visitable: any Visitable) {
        visitable.visitableDelegate = self
        send(.didAppear(id(of: visitable)))
    }

    public func visitableDidRequestReload(_ visitable: any Visitable) { send(.reloadRequested(id(of: visitable))) }

    public func visitableDidRequestRefresh(_ visitable: any Visitable) { visitableDidRequestReload(visitable) }

    public func visitableDidLeave(_ visitable: any Visitable) {
        // A screen may leave while it is deallocated: it gets no name then.
        if let screen = screens.knownID(of: visitable) { send(.left(screen)) }
    }

    /// Whether a visit has begun and has not ended.
    package var isVisiting: Bool { state.isVisiting }
    package var hasBegunVisit: Bool { state.visit != nil }
}
