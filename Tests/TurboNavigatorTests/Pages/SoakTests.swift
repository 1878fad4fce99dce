import Fuzzing
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Long runs: nothing may grow.
    @MainActor @Suite(.serialized)
    struct SoakTests {
        @Test func `Many pushes and pops leave no screen behind`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            var screens: [WeakReference] = []
            var start: [ProcessUse] = []
            let (first, rounds) = (20, 20 + LongRun.times(180))
            for round in 0..<rounds {
                // Files of fonts, timers and connections are open by then.
                if round == first { start = ProcessUse.all() }
                let path = round.isMultiple(of: 2) ? "/a" : "/b"
                try await app.route(path, properties: ["animated": false])
                screens.append(WeakReference(app.navigator.navigationController.topViewController))
                app.navigator.navigationController.popViewController(animated: false)
                try await app.log.next(.rendered(app.server.url("/")))
            }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/")
            #expect(screens.count { $0.object != nil } <= 1, "the last one may still be on its way out")
            let end = ProcessUse.all()
            #expect(start.contains { $0.name.hasPrefix("WebKitWebProces") })
            // NB: WebKitGTK 2.52 in its sandbox forgets an idle process for each that it starts, with some descriptors
            // of the app.
            let forgotten = 4 * max(0, end.count - start.count)
            for (before, after) in start.compactMap({ use in end.first { $0.pid == use.pid }.map { (use, $0) } }) {
                #expect(after.descriptors < before.descriptors + 10 + forgotten, "\(after.name)")
            }
            // NB: the engine lets a page change its history a hundred times in ten seconds; then the page is loaded
            // again.
            let refused = app.logEntries.count {
                AwaitedEntry.callFailed(reason: "more than 100 times").isMet($0.kind)
            }
            #expect(app.server.pages.count == rounds + 1 + refused)
        }

        @Test func `Many modals leave no screen behind`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            var screens: [WeakReference] = []
            for _ in 0..<LongRun.times(100) {
                try await app.route("/things/new", properties: ["context": "modal", "animated": false])
                screens.append(WeakReference(app.navigator.modalNavigationController.topViewController))
                app.navigator.route(
                    VisitProposal(url: app.server.url("/x"), properties: ["presentation": "pop", "animated": false]))
                try await app.waitForProposals()
            }
            #expect(app.stacks == "/")
            #expect(screens.count { $0.object != nil } <= 1)
        }

        @Test func `A released navigator releases its web views`() async throws {
            var app: AppDriver? = try await AppDriver()
            try await app?.route("/")
            try await app?.route("/things/new")
            let lifetimes = [app?.navigator.session.webView, app?.navigator.modalSession.webView].compactMap {
                $0.map { Lifetime(ofView: $0) }
            }
            weak let navigator = app?.navigator
            app?.close()
            app = nil
            #expect(navigator == nil)
            #expect(lifetimes.count == 2)
            for lifetime in lifetimes {
                try await lifetime.waitForWidget()
                #expect(lifetime.isOver)
            }
        }
    }

    private struct WeakReference {
        private(set) weak var object: AnyObject?

        init(_ object: AnyObject?) {
            self.object = object
        }
    }
}
