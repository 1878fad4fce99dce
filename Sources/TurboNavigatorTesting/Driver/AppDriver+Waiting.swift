import Foundation
import TestingPlatform
import TurboNavigator
import UIKit
import WebKit

/// Waiting, with a deadline.
extension AppDriver {
    /// Waits until the app is idle: no page is loading, no form is being sent, no file is being downloaded, and no
    /// transition is running.
    ///
    /// - Throws: ``AppDriverError`` at the ``deadline``, with the activity that is still running.
    public func waitUntilIdle() async throws {
        try await waitUntilIdle(turns: Self.quietTurns)
    }

    /// Waits until the app is idle in so many checks after each other. One is enough if the page has reported that it
    /// has handled the user's input: what that causes has begun.
    ///
    /// - Parameter ignoresDownloads: whether the app counts as idle during a download, as for the user, who can go on.
    package func waitUntilIdle(turns: Int, ignoresDownloads: Bool = false) async throws {
        let end = Date() + deadline
        var quietTurns = 0
        while true {
            try checkWindow()
            let count = logEntries.count
            if let activity = try await activity(ignoresDownloads) {
                quietTurns = 0
                guard Date() < end else {
                    throw AppDriverError(
                        "Timed out after \(deadline) s waiting for the app to be idle: \(activity).",
                        seen: await summary())
                }
            } else {
                quietTurns = count == logEntries.count ? quietTurns + 1 : 0
                if quietTurns == turns { return }
            }
            try await Self.pause()
        }
    }

    /// Waits until a condition is true.
    ///
    /// - Parameters:
    ///   - what: the condition in words, for the error: "the list has three rows".
    ///   - condition: checked repeatedly.
    /// - Throws: ``AppDriverError`` at the ``deadline``, or the error that the condition throws.
    public func wait(until what: String, _ condition: @MainActor () async throws -> Bool) async throws {
        try await succeed(or: "Timed out after \(deadline) s waiting for: \(what).", condition)
    }

    /// Repeats an attempt until it succeeds, because the element may appear late.
    ///
    /// - Parameter named: the kind and name of the element in the page; nil by default.
    /// - Throws: ``AppDriverError`` at the ``deadline``, with this message and a hint about a similar element.
    func succeed(
        or message: String, naming named: (kind: PageDriver.Kind, name: String)? = nil,
        _ attempt: @MainActor () async throws -> Bool
    ) async throws {
        let end = Date() + deadline
        while try await !attempt() {
            try checkWindow()
            guard Date() < end else {
                throw AppDriverError(message + (await hint(at: named)), seen: await summary())
            }
            try await Self.pause()
        }
    }

    /// The number of checks without activity or new events after which the app counts as idle.
    private static let quietTurns = 3

    /// Waits for about a frame. Conditions are polled, because UIKit, the page and the server don't all send
    /// notifications.
    static func pause() async throws {
        try await Task.sleep(nanoseconds: 16_000_000)
    }

    /// Throws an error if the window was closed, because the user can't do anything in it.
    func checkWindow() throws {
        guard appHost.isOpen(window) else {
            throw AppDriverError("The app's window was closed.", seen: seenWithoutPage)
        }
    }

    /// Returns the activity that is running; nil if the app is idle.
    private func activity(_ ignoresDownloads: Bool) async throws -> String? {
        let screens = screens
        if let activity = Self.nativeActivity(screens, ignoresDownloads) { return activity }
        // When the page has responded, all messages that it sent before have arrived. External pages and native screens
        // are not asked.
        guard let webView = screens.webView else { return Self.nativeActivity(self.screens, ignoresDownloads) }
        if let activity = try await probe(webView).activity() { return activity }
        return Self.nativeActivity(self.screens, ignoresDownloads)
    }

    /// Returns a probe of the page. While a dialog is over the page, the page doesn't respond.
    func probe(_ webView: WKWebView) -> PageDriver {
        // WebKit retains these closures while a page hangs. They must not retain the driver, and with it the page's
        // window.
        PageDriver(
            webView, deadline: deadline, isBlocked: { [self] in screens.webView !== webView },
            seen: { [weak self] in self?.seenWithoutPage ?? "" })
    }

    private static func nativeActivity(_ screens: AppScreens, _ ignoresDownloads: Bool) -> String? {
        if let navigator = screens.navigator, !navigator.isIdle { return "a proposal is being performed" }
        // The page's script may ask while it loads.
        for session in screens.sessions where session.isVisiting && !(screens.top is UIAlertController) {
            return "\(session.owner?.visitableURL.map { "\($0)" } ?? "a page") is loading"
        }
        guard screens.top != nil, !screens.stacks.contains(where: \.viewControllers.isEmpty) else {
            return "the app hasn't shown a screen yet"
        }
        if screens.areMoving { return "a transition is running" }
        // A large file waits until the user chooses in the alert.
        if !ignoresDownloads, screens.navigator?.isDownloading == true, !(screens.top is UIAlertController) {
            return "a file is downloading"
        }
        // What an alert asks about waits for the user too.
        return screens.top is UIAlertController ? nil : screens.stacks.lazy.compactMap(blocker).first
    }

    /// Returns the activity that still hides the page on top of a stack, even below a sheet. An error view isn't an
    /// activity.
    private static func blocker(of stack: UINavigationController) -> String? {
        guard let screen = stack.topViewController as? any Visitable, let view = screen.visitableView,
            !AppScreens.isFailed(screen)
        else { return nil }
        let name = screen.visitableURL.map { "\($0)" } ?? "the page"
        if view.isRefreshing { return "\(name) is refreshing" }
        if view.activityIndicatorView.isAnimating { return "\(name) is loading" }
        let session = screen.visitableDelegate as? Session
        return session?.placement.isAboutToShow(screen) == true ? "\(name) is being drawn" : nil
    }
}
