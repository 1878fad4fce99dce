import TestSupport
import TurboNavigator
import TurboSession
import UIKit
import WebKit

/// An app that makes, counts and measures each kind of visit, each time from its first page.
@MainActor
package final class VisitHarness {
    /// The traffic and the duration of a visit.
    package struct Measurement {
        package let traffic: BridgeTraffic
        /// From the tap or call to the end of the visit, as the app sees it.
        package let seconds: TimeInterval
    }

    package let app: AppDriver
    package let probe = BridgeProbe()

    private let url: @MainActor (String) -> URL

    /// - Parameter url: the URL of a path of `VisitPages` on a server in another process; nil for a server in this one.
    package init(url: (@MainActor (String) -> URL)? = nil) async throws {
        let session = Session(webView: probe.webView)
        let app = try await AppDriver { rules in
            session.pathConfiguration = rules
            return TurboNavigator(preconfiguredMainSession: session, preconfiguredModalSession: Session())
        }
        VisitPages.add(to: app.server)
        self.app = app
        self.url = url ?? { app.server.url($0) }
    }

    package var webView: WKWebView { probe.webView }

    /// Shows the first page.
    package func begin() async throws {
        app.navigator.route(url("/"))
        try await app.log.next(.rendered(url("/")))
        try await app.waitForProposals()
    }

    /// Makes one visit, and returns to the first page.
    ///
    /// - Parameter look: called when the page of the visit has been drawn.
    package func run(_ kind: VisitKind, look: () async throws -> Void = {}) async throws -> Measurement {
        try await prepare(kind)
        probe.clear()
        let call = Date()
        let end = try await perform(kind)
        try await settle()
        let traffic = probe.traffic
        let start = kind.isTapped ? traffic.firstMessage ?? call : call
        try await look()
        try await comeBack()
        return Measurement(traffic: traffic, seconds: end.date.timeIntervalSince(start))
    }

    private func prepare(_ kind: VisitKind) async throws {
        switch kind {
        case .coldBoot: break
        case .advance, .redirect, .refresh: app.navigator.session.clearSnapshotCache()
        case .preview:
            try await tap("slow")
            try await comeBack()
        case .back: try await tap("a")
        case .form: try await tap("form")
        }
    }

    private func perform(_ kind: VisitKind) async throws -> TurboLogEntry {
        let session = app.navigator.session
        switch kind {
        case .coldBoot: session.reload()
        case .advance: try await app.click("#a")
        case .preview: try await app.click("#slow")
        case .back: app.navigator.navigationController.popViewController(animated: true)
        case .refresh: if let visitable = session.topmostVisitable { session.visits.refresh(visitable, response: nil) }
        case .redirect: try await app.click("#follow")
        case .form: try await app.click("#save")
        }
        let path = [.advance: "/a", .preview: "/slow", .redirect: "/follow", .form: "/saved"][kind] ?? "/"
        return try await app.log.next(.rendered(url(path)))
    }

    private func tap(_ name: String) async throws {
        try await app.click("#\(name)")
        try await app.log.next(.rendered(url("/\(name)")))
        try await settle()
    }

    private func comeBack() async throws {
        guard app.navigator.navigationController.viewControllers.count > 1 else { return }
        app.navigator.navigationController.popToRootViewController(animated: false)
        try await app.log.next(.rendered(url("/")))
        try await settle()
    }

    /// Waits until nothing moves, and the page has reported its last frames.
    private func settle() async throws {
        try await app.waitForProposals()
        _ = try await webView.callAsyncJavaScript(
            "for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame)", contentWorld: .page)
        try await app.waitForProposals()
    }
}
