import Foundation
import TestingPlatform
import TurboNavigator
import UIKit
import WebKit

/// Waiting, with a deadline.
extension AppDriver {
    /// Waits until the app is at rest: no page is loaded, no form is sent, no file is downloaded, nothing moves.
    ///
    /// - Throws: ``AppDriverError`` at the ``deadline``, which says what goes on.
    public func rest() async throws {
        let end = Date() + deadline
        var quietTurns = 0
        while quietTurns < Self.quietTurns {
            try checkWindow()
            let count = events.count
            if let activity = try await activity() {
                quietTurns = 0
                guard Date() < end else {
                    throw AppDriverError(
                        "The app is not at rest after \(deadline) seconds: \(activity).", seen: await seen())
                }
            } else {
                quietTurns = count == events.count ? quietTurns + 1 : 0
            }
            try await Self.pause()
        }
    }

    /// Waits until something is so.
    ///
    /// - Parameters:
    ///   - what: words for the error, as in "the list has three rows".
    ///   - condition: asked again and again.
    /// - Throws: ``AppDriverError`` at the ``deadline``, or what the condition throws.
    public func wait(until what: String, _ condition: @MainActor () async throws -> Bool) async throws {
        try await succeed(or: "Not so after \(deadline) seconds: \(what).", condition)
    }

    /// Tries something until it succeeds: a page may bring late what it needs.
    ///
    /// - Parameter named: what a page is searched for; nil by default.
    /// - Throws: ``AppDriverError`` with this message at the ``deadline``, and with a hint at what else the name may mean.
    func succeed(
        or message: String, naming named: (kind: PageProbe.Kind, name: String)? = nil,
        _ attempt: @MainActor () async throws -> Bool
    ) async throws {
        let end = Date() + deadline
        while try await !attempt() {
            try checkWindow()
            guard Date() < end else {
                throw AppDriverError(message + (await hint(at: named)), seen: await seen())
            }
            try await Self.pause()
        }
    }

    /// Turns without anything new after which nothing is expected any more.
    private static let quietTurns = 3

    /// Lets about a frame pass. What a test waits for is in UIKit, in the page or at the server, and not all of them tell.
    static func pause() async throws {
        try await Task.sleep(nanoseconds: 16_000_000)
    }

    /// A user who has closed the window cannot do anything in it.
    func checkWindow() throws {
        guard AppHost.isOpen(window) else {
            throw AppDriverError("The window of the app was closed.", seen: seenWithoutPage)
        }
    }

    /// What keeps the app from being at rest; nil when it is.
    private func activity() async throws -> String? {
        let screens = screens
        if let activity = Self.nativeActivity(screens) { return activity }
        // What the page has sent by now has arrived when it answers. On another site or a native screen nothing is asked.
        guard let webView = screens.webView else { return Self.nativeActivity(self.screens) }
        if let activity = try await probe(webView).activity() { return activity }
        return Self.nativeActivity(self.screens)
    }

    /// A page that a question covers does not answer until the question is answered.
    func probe(_ webView: WKWebView) -> PageProbe {
        // A page that hangs keeps its questions: they must not keep the driver, and so the window of the page.
        PageProbe(
            webView, deadline: deadline, isCovered: { [self] in screens.webView !== webView },
            seen: { [weak self] in self?.seenWithoutPage ?? "" })
    }

    private static func nativeActivity(_ screens: AppScreens) -> String? {
        if let navigator = screens.navigator, !navigator.isAtRest { return "a proposal is performed" }
        for session in screens.sessions where session.isVisiting {
            return "\(session.owner?.visitableURL.map { "\($0)" } ?? "a page") is loaded"
        }
        guard screens.top != nil, !screens.stacks.contains(where: \.viewControllers.isEmpty) else {
            return "the app has shown no screen"
        }
        if screens.areMoving { return "a screen moves" }
        // A large file waits for the user's answer.
        if screens.navigator?.isDownloading == true, !(screens.top is UIAlertController) {
            return "a file is downloaded"
        }
        return screens.stacks.lazy.compactMap(hindrance).first
    }

    /// What keeps the user from seeing the page on top of a stack, also below a sheet. An error stays.
    private static func hindrance(of stack: UINavigationController) -> String? {
        guard let screen = stack.topViewController as? any Visitable, let view = screen.visitableView,
            !AppScreens.isFailed(screen)
        else { return nil }
        let name = screen.visitableURL.map { "\($0)" } ?? "the page"
        if view.isRefreshing { return "\(name) is refreshed" }
        if view.activityIndicatorView.isAnimating { return "\(name) is waited for" }
        let session = screen.visitableDelegate as? Session
        return session?.placement.isAboutToShow(screen) == true ? "\(name) is drawn" : nil
    }
}
