import Foundation
import OpenApp
import TurboNavigator
import TurboNavigatorTool
import TurboTestSupport
import UIKit
import WebKit

/// A tap on a link in a window of `turbo-navigator open`. After each tap, the window returns to its first page.
@MainActor
final class OpenRun {
    /// The times of a tap.
    struct Visit {
        /// The time from the tap to the frame that shows the page, as measured in the page.
        let seconds: TimeInterval
        /// The processor time of this process until then.
        let processor: TimeInterval
        /// The processor time after that until the app is idle, because the inspector is updated after the visit.
        let afterwards: TimeInterval
    }

    /// The app next to an inspector is as wide as the one without.
    private static let (width, paneWidth) = (500, 361)

    private let site: OpenSite

    /// - Parameter server: a server with the pages of `VisitPages`.
    init(_ server: TestServer, inspects: Bool) throws {
        let width = Self.width + (inspects ? Self.paneWidth : 0)
        let arguments = [server.url("/").absoluteString, "--size", "\(width)x820"] + (inspects ? ["--inspect"] : [])
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 820))
        site = try OpenSite(OpenOptions(arguments: arguments), window: window)
        PageClock.add(to: webView)
    }

    private var webView: WKWebView { site.navigator.session.webView }

    /// The width of the page, in points.
    var pageWidth: CGFloat { webView.bounds.width }

    func begin() async throws {
        try await site.run()
        await site.firstPage()
        _ = try await PageClock.seconds(in: webView)
        try await waitUntilIdle()
    }

    func visit() async throws -> Visit {
        let before = Self.processor
        let seconds = try await PageClock.seconds(of: "document.getElementById('a').click()", in: webView)
        let drawn = Self.processor
        try await waitUntilIdle()
        let rested = Self.processor
        try await comeBack()
        return Visit(seconds: seconds, processor: drawn - before, afterwards: rested - drawn)
    }

    private func comeBack() async throws {
        _ = try await webView.evaluateJavaScript("Turbo.clearCache(); visitClock.end = null; 1")
        site.navigator.pop(animated: false)
        _ = try await PageClock.seconds(in: webView)
        try await waitUntilIdle()
    }

    /// Waits longer than the inspector needs: it is updated within 200 ms after the last event.
    private func waitUntilIdle() async throws {
        try await Task.sleep(nanoseconds: 600_000_000)
    }

    private static var processor: TimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1_000_000_000
    }
}
