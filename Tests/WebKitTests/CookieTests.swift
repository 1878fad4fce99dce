import TestSupport
import Testing
import WebKit

extension WebKitTests {
    /// Tests the stored cookies of a site, and the observers of cookies.
    @MainActor @Suite(.serialized)
    struct CookieTests {
        private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

        /// A page with its own store in the folder. Stores share only the data on disk.
        private func page(_ store: WKWebsiteDataStore) throws -> Page {
            let configuration = WKWebViewConfiguration()
            configuration.websiteDataStore = store
            let page = try Page(configuration)
            page.server.route("/sign-in") { _ in
                .html("in", headers: ["Set-Cookie": "user=anna; Max-Age=3600; HttpOnly; Path=/"])
            }
            page.server.route("/visit") { _ in .html("here", headers: ["Set-Cookie": "visit=1; Path=/"]) }
            page.server.route("/sign-out") { _ in .html("out", headers: ["Set-Cookie": "user=; Max-Age=0; Path=/"]) }
            return page
        }

        private func cookies(sentTo page: Page) async throws -> String? {
            try await page.load()
            return page.server.requests.last { $0.path == "/" }?.header("Cookie")
        }

        private func rights(of file: URL) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        }

        @Test func `A user is still signed in after a restart`() async throws {
            let first = try page(WKWebsiteDataStore(folder: folder))
            try await first.load("/sign-in")
            try await first.load("/visit")
            #expect(try await cookies(sentTo: first)?.contains("visit=1") == true)
            #expect(try await cookies(sentTo: page(WKWebsiteDataStore(folder: folder))) == "user=anna")
            let elsewhere = folder.appendingPathComponent("elsewhere")
            #expect(try await cookies(sentTo: page(WKWebsiteDataStore(folder: elsewhere))) == nil)
            #expect(try await cookies(sentTo: page(.nonPersistent())) == nil)
        }

        @Test func `The cache is in a folder that only the user can read`() async throws {
            let first = try page(WKWebsiteDataStore(folder: folder))
            first.server.route("/kept") { _ in .html("kept", headers: ["Cache-Control": "max-age=600"]) }
            try await first.load("/kept")
            let cache = folder.appendingPathComponent("Cache")
            #expect(try rights(of: cache) == 0o700)
            #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path) != [])
            let shared = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"].map { $0 + "/webkitgtk" }
            #expect(!FileManager.default.fileExists(atPath: try #require(shared)))
        }

        @Test func `A user who signed out stays signed out`() async throws {
            let first = try page(WKWebsiteDataStore(folder: folder))
            try await first.load("/sign-in")
            let second = try page(WKWebsiteDataStore(folder: folder))
            try await second.load("/sign-out")
            #expect(second.server.requests.first?.header("Cookie") == "user=anna")
            #expect(try await cookies(sentTo: page(WKWebsiteDataStore(folder: folder))) == nil)
        }

        @Test func `Only the user can read the cookies`() async throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let first = try page(WKWebsiteDataStore(folder: folder))
            try await first.load("/sign-in")
            let file = folder.appendingPathComponent("cookies.sqlite")
            #expect(try Data(contentsOf: file).range(of: Data("anna".utf8)) != nil)
            #expect(try rights(of: file) == 0o600)
            #expect(try rights(of: folder) == 0o700)
        }

        @Test func `A file that isn't a database loses only the cookies`() async throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("nonsense".utf8).write(to: folder.appendingPathComponent("cookies.sqlite"))
            let first = try page(WKWebsiteDataStore(folder: folder))
            try await first.load("/sign-in")
            #expect(try await cookies(sentTo: first) == "user=anna")
        }

        @Test func `In a folder that can't be written, cookies are only in memory`() async throws {
            try Data().write(to: folder)
            let first = try page(WKWebsiteDataStore(folder: folder))
            try await first.load("/sign-in")
            #expect(try await cookies(sentTo: first) == "user=anna")
        }

        @Test func `The standard store is in a folder of the app`() throws {
            let view = WKWebView()
            let data = try #require(
                FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first)
            let app = ProcessInfo.processInfo.processName
            let file = data.appendingPathComponent("\(app)/WebKit/cookies.sqlite")
            #expect(try rights(of: file) == 0o600)
            #expect(view.configuration.websiteDataStore.isPersistent)
        }

        @Test func `Observers are called for every change`() async throws {
            let page = try page(.nonPersistent())
            let store = page.webView.configuration.websiteDataStore
            let observer = CookieObserver()
            store.httpCookieStore.add(observer)
            try await page.load("/sign-in")
            try await observer.changes.next { $0 == ["user"] }
            try await page.run("document.cookie = 'script=1'")
            try await observer.changes.next { $0 == ["script", "user"] }
            try await page.load("/sign-out")
            try await observer.changes.next { $0 == ["script"] }
            store.httpCookieStore.remove(observer)
            let other = CookieObserver()
            store.httpCookieStore.add(other)
            let count = observer.changes.all.count
            try await page.load("/visit")
            try await other.changes.next { $0 == ["script", "visit"] }
            #expect(observer.changes.all.count == count)
        }

        /// NB: `HTTPCookieStorage` writes a file that everybody can read and that other programs in the folder share.
        @Test func `Cookies that an app copies stay out of Foundation's file`() async throws {
            let page = try page(.nonPersistent())
            try await page.load("/sign-in")
            let cookies = await page.webView.configuration.websiteDataStore.httpCookieStore.allCookies()
            let cookie = try #require(cookies.first)
            #expect(cookie.expiresDate != nil)
            HTTPCookieStorage.shared.setCookie(cookie)
            defer { HTTPCookieStorage.shared.deleteCookie(cookie) }
            let copies = HTTPCookieStorage.shared.cookies(for: page.server.url("/"))?.filter { $0.name == "user" }
            #expect(copies?.map(\.value) == ["anna"])
            let data = try #require(
                FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first)
            let files = FileManager.default.enumerator(at: data, includingPropertiesForKeys: nil)?.allObjects ?? []
            let kept = files.compactMap { $0 as? URL }.filter { $0.lastPathComponent == ".cookies.shared" }
            #expect(!kept.isEmpty)
            for file in kept { #expect(try String(contentsOf: file, encoding: .utf8).contains("anna") == false) }
        }
    }
}

@MainActor
private final class CookieObserver: NSObject, WKHTTPCookieStoreObserver {
    let changes = TestEvents<[String]>()

    func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {
        cookieStore.getAllCookies { [changes] in changes.append($0.map(\.name).sorted()) }
    }
}
