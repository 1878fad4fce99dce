import TestSupport
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

/// Visits pages in an app, by push, replace, refresh, back and modal in turn.
@MainActor
final class AppRun {
    private let app: AppDriver
    private var round = 0

    init() async throws {
        app = try await AppDriver()
        SoakPages.add(to: app.server)
    }

    func begin() async throws {
        try await app.route("/")
    }

    /// Visits this number of pages, five at a time.
    func visit(_ count: Int) async throws {
        for _ in 0..<(count / 5) {
            try await Pace.five(visitFive)
            round += 1
            app.log.events.clear()
            app.server.clearRequests()
        }
    }

    private func visitFive() async throws {
        try await app.route(SoakPages.path(round), properties: ["animated": false])
        try await app.route(
            SoakPages.path(round + 7), properties: ["presentation": "replace", "animated": false])
        try await refresh(SoakPages.path(round + 7))
        app.navigator.navigationController.popViewController(animated: false)
        try await rendered("/")
        try await app.route(SoakPages.modalPath(round), properties: ["context": "modal", "animated": false])
        app.navigator.route(
            VisitProposal(url: app.server.url("/x"), properties: ["presentation": "pop", "animated": false]))
        try await app.waitForProposals()
    }

    private func refresh(_ path: String) async throws {
        guard let visitable = app.navigator.session.topmostVisitable else { return }
        app.navigator.session.visits.refresh(visitable, response: nil)
        try await rendered(path)
    }

    private func rendered(_ path: String) async throws {
        try await app.log.next(.rendered(app.server.url(path)))
        try await app.waitForProposals()
    }
}
