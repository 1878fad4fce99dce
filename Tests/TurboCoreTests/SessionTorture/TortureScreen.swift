import Foundation

@testable import TurboCore

/// A view controller with its view, as UIKit, the session and the navigator see it.
final class TortureScreen {
    let number: Int
    let url: URL
    let isNative: Bool
    let stack: NavigationState.Stack
    /// The session that receives its appearance calls.
    weak var session: TortureSession?
    var isAlive = true
    var hasParent = false
    // MARK: Contents of the view
    private(set) var hasWebView = false
    private(set) var isShowingScreenshot = false
    private(set) var isBusy = false
    var isRefreshing = false
    private(set) var progress: Float?
    var title: String?
    /// The titles of the page's native buttons.
    var signals: [String] = []
    /// Whether an error view is over the page.
    var hasFailed = false

    init(_ number: Int, _ url: URL, on stack: NavigationState.Stack, isNative: Bool) {
        self.number = number
        self.url = url
        self.stack = stack
        self.isNative = isNative
    }

    var id: SessionState.VisitableID { SessionState.VisitableID(number) }

    func activate(hasLeftoverPage: Bool) {
        guard !hasWebView else { return }
        hasWebView = true
        if hasLeftoverPage { showScreenshot() }
    }

    func deactivate() {
        isBusy = false
        guard hasWebView else { return }
        showScreenshot()
        hasWebView = false
    }

    func showScreenshot() { if !isRefreshing { isShowingScreenshot = true } }

    func hideScreenshot() {
        isShowingScreenshot = false
        isBusy = false
    }

    func showIndicator() { if !isRefreshing { isBusy = true } }
    func show(_ progress: Float?) { if progress == nil || !isRefreshing { self.progress = progress } }

    func visitEnded() {
        isRefreshing = false
        isBusy = false
    }
}

extension TortureScreen {
    /// Reports an appearance call to the screen's session, if it has one.
    func report(_ event: SessionEvent.Screen) {
        guard let session, isAlive else { return }
        session.send(.screen(session.id(self), event))
    }
}
