import Foundation
import TestSupport
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

/// Visits pages in the two tabs of an app, by push, replace, refresh, back, modal and forms in turn.
@MainActor
final class AppRun {
    private let app: AppDriver
    private let tabs: TurboTabBarController
    private var round = 0

    private static let rules = """
        {"rules": [
          {"patterns": [".*"], "properties": {"animated": false}},
          {"patterns": ["/new$"], "properties": {"context": "modal"}}
        ]}
        """

    init() async throws {
        let server = try TestServer(.turbo)
        SoakPages.add(to: server)
        let tabs = TurboTabBarController(
            pathConfiguration: PathConfiguration(sources: [.data(Data(Self.rules.utf8))]))
        self.tabs = tabs
        app = try await AppDriver(server: server, waits: false) { tabs }
    }

    func begin() async throws {
        tabs.load(SoakPages.tabs.map { TurboTab(id: $0, title: $0, url: app.server.url($0), loading: .eager) })
        for tab in SoakPages.tabs {
            tabs.selectedTabID = tab
            try await app.waitUntilIdle()
        }
    }

    /// Visits this number of pages, ten at a time.
    func visit(_ count: Int) async throws {
        for _ in 0..<(count / 10) {
            try await Pace.ten(visitTen)
            round += 1
            app.log.entries.clear()
            app.server.clearRequests()
        }
    }

    private func visitTen() async throws {
        let tab = SoakPages.tabs[round % SoakPages.tabs.count]
        tabs.selectedTabID = tab
        try await app.route(SoakPages.path(round))
        try await app.route(SoakPages.path(round + 7), properties: ["presentation": "replace", "animated": false])
        try await refresh(SoakPages.path(round + 7))
        app.navigator.navigationController.popViewController(animated: false)
        try await rendered(tab)
        try await sendModalForm()
        try await sendForm()
        app.navigator.navigationController.popToRootViewController(animated: false)
        try await rendered(tab)
    }

    private func sendModalForm() async throws {
        try await app.route(SoakPages.modalPath(round))
        try await app.click("#accept", in: app.navigator.modalSession)
        try await app.wait(until: "the modal is closed") { self.tabs.presentedViewController == nil }
        try await app.waitForProposals()
    }

    private func sendForm() async throws {
        try await app.route(SoakPages.formPath(round))
        _ = try await app.navigator.session.webView.callAsyncJavaScript(
            """
            const rendered = new Promise(done => addEventListener("turbo:render", done, { once: true }))
            reject.click()
            await rendered
            return 1
            """, contentWorld: .page)
        try await app.click("#accept")
        try await rendered(SoakPages.path(3))
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
