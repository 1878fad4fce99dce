import Foundation
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

@testable import TurboSession

extension TurboNavigatorTests {
    /// A site whose service worker answers from its cache while the server can't be reached.
    @MainActor @Suite(.serialized)
    struct OfflineTests {
        private static let worker = """
            addEventListener("install", (event) => event.waitUntil(skipWaiting()))
            addEventListener("activate", (event) => event.waitUntil(clients.claim()))
            addEventListener("fetch", (event) => {
              if (event.request.method === "GET") event.respondWith(answer(event.request))
            })
            const answer = async (request) => {
              const cache = await caches.open("pages")
              try {
                const response = await fetch(request)
                if (response.ok) await keep(cache, request.url, response.clone())
                return response
              } catch (error) {
                const kept = await cache.match(request.url)
                if (kept) return kept
                throw error
              }
            }
            const keep = async (cache, url, response) => {
              const headers = new Headers(response.headers)
              headers.set("X-Offline-Copy", new Date().toUTCString())
              await cache.put(url, new Response(await response.blob(), { headers }))
            }
            """

        /// A worker that isn't made for the app, as that of Turbo's offline library.
        private static let silentWorker = worker.replacingOccurrences(of: "X-Offline-Copy", with: "X-Other")

        private static let form = "<form method=post action=/things><input name=title><button>Save</button></form>"

        /// An app whose worker has the page "/".
        ///
        /// - Parameter statesTime: whether the worker states the time of its copies.
        private func appWithWorker(_ library: TurboLibrary = .turbo, statesTime: Bool = true) async throws -> AppDriver
        {
            let app = try await AppDriver(library)
            app.server.route("/worker.js") { _ in
                .content(
                    Data((statesTime ? Self.worker : Self.silentWorker).utf8), type: "text/javascript", status: 200,
                    headers: [:])
            }
            app.serve("/", "<a id=go href=/a>a</a>", script: library.tag)
            try await app.route("/")
            _ = try await app.result(
                of: """
                    const controlled = new Promise((done) => navigator.serviceWorker.oncontrollerchange = done)
                    await navigator.serviceWorker.register("/worker.js")
                    if (!navigator.serviceWorker.controller) await controlled
                    """)
            app.navigator.session.reload()
            try await app.arrived("/")
            return app
        }

        private func close(_ app: AppDriver) async throws {
            _ = try await app.result(
                of: """
                    for (const it of await navigator.serviceWorker.getRegistrations()) await it.unregister()
                    await caches.delete("pages")
                    """)
            app.close()
        }

        @Test func `A visited page is shown without a network, by a visit, a reload and a return`() async throws {
            let app = try await appWithWorker()
            try await app.route("/a")
            try await app.tapBack("/")
            app.server.stop()
            try await app.click("#go")
            try await app.arrived("/a")
            #expect(app.stacks == "/ /a" && app.showsItsPage)
            app.navigator.session.reload()
            try await app.arrived("/a")
            try await app.tapBack("/")
            #expect(app.stacks == "/" && app.showsItsPage)
            try await close(app)
        }

        @Test(arguments: TurboLibrary.installed)
        func `A page from the worker is below a row with its age, until the server answers again`(
            library: TurboLibrary
        ) async throws {
            let app = try await appWithWorker(library)
            try await app.route("/a")
            #expect(app.offlineRow == nil)
            try await app.tapBack("/")
            app.server.stop()
            try await app.click("#go")
            try await app.arrived("/a")
            let row = try #require(app.offlineRow)
            #expect(row.accessibilityLabel?.hasPrefix("Offline. Last updated: ") == true && row.isAccessibilityElement)
            row.superview?.layoutIfNeeded()
            let page = app.navigator.session.webView.frame
            #expect(row.frame.height > 20 && page.origin == CGPoint(x: 0, y: row.frame.maxY))
            try await app.tapBack("/")
            #expect(app.offlineRow == nil)
            app.navigator.session.reload()
            try await app.arrived("/")
            #expect(app.offlineRow != nil)
            let server = try TestServer(turbo: app.server.turbo, port: app.server.port)
            server.page("/")
            app.navigator.session.reload()
            try await app.arrived("/")
            #expect(app.offlineRow == nil)
            app.navigator.session.webView.superview?.layoutIfNeeded()
            #expect(app.navigator.session.webView.frame.minY == 0)
            try await close(app)
        }

        @Test(arguments: TurboLibrary.installed)
        func `A page from a worker that states no time is below the row too, but not while the server answers`(
            library: TurboLibrary
        ) async throws {
            let app = try await appWithWorker(library, statesTime: false)
            try await app.route("/a")
            try await app.wait(until: "the server was asked for") {
                app.server.requests.contains { $0.method == "HEAD" && $0.path == "/worker.js" }
            }
            #expect(app.offlineRow == nil)
            try await app.tapBack("/")
            app.server.stop()
            try await app.click("#go")
            try await app.arrived("/a")
            try await app.wait(until: "there is no row") { app.offlineRow?.accessibilityLabel == "Offline" }
            try await app.tapBack("/")
            app.navigator.session.reload()
            try await app.arrived("/")
            try await app.wait(until: "there is no row after a load") { app.offlineRow != nil }
            let server = try TestServer(turbo: app.server.turbo, port: app.server.port)
            server.page("/")
            app.navigator.session.reload()
            try await app.arrived("/")
            #expect(app.offlineRow == nil)
            try await close(app)
        }

        @Test func `A modal loads a visited page in its own web view without a network`() async throws {
            let app = try await appWithWorker()
            try await app.route("/new", properties: [:])
            try await app.tapBack("/")
            app.server.stop()
            try await app.route("/new")
            try await app.modalPresented()
            #expect(app.stacks == "/ | /new")
            #expect(app.retryButton(on: app.navigator.modalNavigationController) == nil)
            try await close(app)
        }

        @Test func `A page that the worker doesn't have shows an error, and is loaded when the network returns`()
            async throws
        {
            let app = try await appWithWorker()
            app.server.stop()
            app.navigator.route(app.server.url("/b"))
            try await app.log.next(.unreachable)
            try await app.waitUntilIdle()
            #expect(app.retryButton != nil)
            let server = try TestServer(turbo: app.server.turbo, port: app.server.port)
            server.page("/b")
            reportNetwork(isThere: false)
            reportNetwork(isThere: true)
            try await app.arrived("/b")
            #expect(app.stacks == "/ /b" && app.retryButton == nil)
            try await close(app)
        }

        @Test func `A form without a network keeps the user's input, on a page of the worker`() async throws {
            let app = try await appWithWorker()
            app.serve("/a", Self.form)
            try await app.route("/a")
            app.server.stop()
            app.navigator.session.reload()
            try await app.arrived("/a")
            _ = try await app.value("document.querySelector('input').value = 'Milk'")
            try await app.tap(button: "Save", waits: false)
            try await app.log.next(.formGotNoResponse)
            #expect(app.navigator.activeViewController is UIAlertController)
            #expect(try await app.value("document.querySelector('input').value") == "Milk")
            try await close(app)
        }
    }
}

extension AppDriver {
    /// The row above the page of the main stack's top screen.
    fileprivate var offlineRow: NoticeRow? {
        (navigator.navigationController.topViewController as? any Visitable)?.visitableView?.noticeRow
    }

    /// Pops the top screen, and waits for the page below.
    fileprivate func tapBack(_ path: String) async throws {
        navigator.navigationController.popViewController(animated: false)
        try await arrived(path)
    }
}
