import Foundation
import TestSupport
import Testing

@testable import WebKit

extension WebKitTests {
    /// What sites have stored in the app.
    @MainActor @Suite(.serialized)
    struct WebsiteDataTests {
        private let window = TestWindow(UINavigationController(rootViewController: UIViewController()))
        private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        private var root: UIView { window.view ?? UIView() }

        private func shownPage() async throws -> Page {
            let page = try Page(storedIn: folder)
            page.server.route("/worker.js") { _ in
                let script = """
                    addEventListener('install', () => skipWaiting())
                    addEventListener('activate', (event) => event.waitUntil(clients.claim()))
                    addEventListener('fetch', (event) => event.respondWith(new Promise(() => {})))
                    """
                return .content(Data(script.utf8), type: "text/javascript", status: 200, headers: [:])
            }
            try await page.show(in: window)
            return page
        }

        private func stored(on page: Page) async throws -> String? {
            try await page.result(
                of: """
                    const workers = await navigator.serviceWorker.getRegistrations()
                    return `${document.cookie} ${localStorage.user} ${workers.length}`
                    """)
        }

        private func store(on page: Page, worker: Bool) async throws {
            _ = try await page.result(
                of: """
                    document.cookie = 'user=ann; max-age=3600'
                    localStorage.user = 'ann'
                    if (\(worker)) {
                        await navigator.serviceWorker.register('/worker.js')
                        await navigator.serviceWorker.ready
                    }
                    return ''
                    """)
        }

        @Test func `A page that a service worker keeps away is back after the user has deleted the data of websites`()
            async throws
        {
            let page = try await shownPage()
            try await store(on: page, worker: true)
            #expect(try await stored(on: page) == "user=ann ann 1")
            page.webView.load(URLRequest(url: page.server.url("/")))
            try await page.recorder.wait(for: "started")
            #expect(await OpenMenu.chooseInMainMenu("Delete Website Data…", around: root))
            #expect(await sees("Delete all website data?", around: root))
            #expect(click("Delete", around: root))
            // WebKit deletes one type of data after the other.
            func isLoadedWithData() async throws -> Bool {
                try await page.load()
                return try await stored(on: page) != " undefined 0"
            }
            try await window.nextFrame(while: try await isLoadedWithData())
            window.close()
        }

        /// A full folder for caches ended each web process. The folder of processes has no room, on each system.
        @Test func `Shaders are kept only where there is room for them`() {
            #expect(GraphicsDriver.isFull(URL(fileURLWithPath: "/proc/self")))
            #expect(!GraphicsDriver.isFull(folder.appendingPathComponent("not/yet/there")))
        }

        /// OpenGL without a graphics processor takes the processor longer than painting.
        @Test(arguments: [
            ([], false), (["dri/card0"], false), (["dri/card0", "dri/renderD128"], true), (["dxg"], true),
        ])
        func `Pages are painted by the processor only where there is no other`(devices: [String], isThere: Bool) throws
        {
            for device in devices {
                let file = folder.appendingPathComponent(device)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data().write(to: file)
            }
            #expect(GraphicsDriver.hasProcessor(in: folder) == isThere)
        }

        @Test func `An app removes only what it names`() async throws {
            let page = try await shownPage()
            try await store(on: page, worker: false)
            let store = page.webView.configuration.websiteDataStore
            await store.removeData(ofTypes: [WKWebsiteDataTypeLocalStorage], modifiedSince: .distantPast)
            try await page.load()
            #expect(try await stored(on: page) == "user=ann undefined 0")
            await store.removeData(ofTypes: [WKWebsiteDataTypeCookies], modifiedSince: .distantPast)
            #expect(try await stored(on: page) == " undefined 0")
            window.close()
        }
    }
}
