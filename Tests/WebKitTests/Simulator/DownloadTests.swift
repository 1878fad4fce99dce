import Foundation
import NavigationTesting
import Testing
import WebKit

extension WebKitTests {
    @MainActor @Suite(.serialized)
    struct DownloadTests {
        private func page(in store: WKWebsiteDataStore = .nonPersistent()) throws -> (Page, Downloads) {
            let configuration = WKWebViewConfiguration()
            configuration.websiteDataStore = store
            let page = try Page(configuration)
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let downloads = Downloads(folder)
            page.server.route("/file") { request in
                .content(
                    Data("as \(request.header("Cookie") ?? "nobody")".utf8), type: "text/plain", status: 200,
                    headers: ["Content-Disposition": "attachment; filename=\"note.txt\""])
            }
            page.server.route("/") { _ in
                .html(
                    "<a id=link href=/file>file</a><a id=named href=/file download=other.txt>file</a>",
                    headers: ["Set-Cookie": "user=ann; HttpOnly; SameSite=Lax"])
            }
            page.recorder.takeDownload = { $0.delegate = downloads }
            return (page, downloads)
        }

        @Test func `A response is downloaded, and the page stays`() async throws {
            let (page, downloads) = try page()
            page.recorder.decideResponse = { $0.response.url?.path == "/file" ? .download : .allow }
            try await page.load()
            try await page.run("document.querySelector('#link').click()")
            #expect(try await page.recorder.nextError() as NSError? != nil)
            #expect(try await downloads.end() == "as user=ann")
            #expect(downloads.names == ["note.txt"])
            #expect(page.server.paths == ["/", "/file"])
            #expect(page.webView.url == page.server.url("/"))
            #expect(!page.webView.isLoading)
        }

        @Test func `A link to a download has shouldPerformDownload`() async throws {
            let (page, downloads) = try page()
            page.recorder.decideAction = { $0.shouldPerformDownload ? .download : .allow }
            try await page.load()
            try await page.run("document.querySelector('#named').click()")
            #expect(try await downloads.end() == "as user=ann")
            #expect(page.server.paths == ["/", "/file"])
            #expect(page.webView.url == page.server.url("/"))
        }

        @Test func `A link to a download writes nothing before a destination is chosen`() async throws {
            let (page, downloads) = try page()
            try await page.load()
            try await page.run("document.querySelector('#named').click()")
            // The next download is the app's own, and doesn't wait for another one.
            page.webView.startDownload(using: URLRequest(url: page.server.url("/file"))) { $0.delegate = downloads }
            #expect(try await downloads.end() == "as user=ann")
            #expect(try !Page.filesInHome().contains { $0.hasSuffix("note.txt") || $0.hasSuffix("other.txt") })
        }

        @Test func `A file that cannot be written ends a download`() async throws {
            let (page, _) = try page()
            let downloads = Downloads(URL(fileURLWithPath: "/proc/nowhere"))
            try await page.load()
            page.webView.startDownload(using: URLRequest(url: page.server.url("/file"))) { $0.delegate = downloads }
            #expect(try await downloads.end() == "\(URLError.cannotWriteToFile.rawValue)")
        }

        @Test func `The app downloads with the cookies of the page`() async throws {
            let (page, downloads) = try page()
            try await page.load()
            page.webView.startDownload(using: URLRequest(url: page.server.url("/file"))) { $0.delegate = downloads }
            #expect(try await downloads.end() == "as user=ann")
            #expect(downloads.names == ["note.txt"])
        }

        @Test func `Without a destination nothing is written`() async throws {
            let (page, downloads) = try page()
            downloads.accepts = false
            try await page.load()
            page.webView.startDownload(using: URLRequest(url: page.server.url("/file"))) { $0.delegate = downloads }
            #expect(try await downloads.end() == "\(URLError.cancelled.rawValue)")
            #expect(!FileManager.default.fileExists(atPath: downloads.file.path))
        }

        @Test func `A server that stops sending ends a download`() async throws {
            let (page, downloads) = try page()
            page.server.route("/silent") { _ in .never }
            try await page.load()
            let request = URLRequest(url: page.server.url("/silent"), timeoutInterval: 0.2)
            page.webView.startDownload(using: request) { $0.delegate = downloads }
            #expect(try await downloads.end() == "\(URLError.timedOut.rawValue)")
        }

        /// Another load measures the time: it fails at its deadline, which is later than this download's would be.
        @Test func `A user may take any time for the place of a file`() async throws {
            let (page, downloads) = try page()
            page.server.route("/never") { _ in .never }
            try await page.load()
            let answers = TestEvents<(URL?) -> Void>()
            downloads.decide = { answers.append($0) }
            let request = URLRequest(url: page.server.url("/file"), timeoutInterval: 1.5)
            page.webView.startDownload(using: request) { $0.delegate = downloads }
            let answer = try await answers.next()
            let clock = WKWebView()
            clock.navigationDelegate = page.recorder
            clock.load(URLRequest(url: page.server.url("/never"), timeoutInterval: 2))
            try await page.recorder.wait(for: "failedProvisional")
            answer(downloads.file)
            #expect(try await downloads.end() == "as user=ann")
        }

        @Test func `A connection that breaks ends a download`() async throws {
            let (page, downloads) = try page()
            page.server.route("/broken") { _ in .truncated("half") }
            try await page.load()
            page.webView.startDownload(using: URLRequest(url: page.server.url("/broken"))) { $0.delegate = downloads }
            #expect(try await downloads.end() == "\(URLError.networkConnectionLost.rawValue)")
        }

        @Test func `A cancelled download calls no delegate method`() async throws {
            let (page, downloads) = try page()
            page.server.route("/silent") { _ in .never }
            try await page.load()
            var cancelled: WKDownload?
            page.webView.startDownload(using: URLRequest(url: page.server.url("/silent"))) {
                $0.delegate = downloads
                cancelled = $0
            }
            cancelled?.cancel(nil)
            page.webView.startDownload(using: URLRequest(url: page.server.url("/file"))) { $0.delegate = downloads }
            #expect(try await downloads.end() == "as user=ann")
            #expect(downloads.events.all.count == 2)
        }

        @Test func `A web view released before its download started gets no download of later views`() async throws {
            let store = WKWebsiteDataStore.nonPersistent()
            for _ in 0..<10 {
                try await leaveBeforeFile(in: store)
                let (page, downloads) = try page(in: store)
                page.recorder.decideResponse = { $0.response.url?.path == "/file" ? .download : .allow }
                try await page.load()
                try await page.run("document.querySelector('#link').click()")
                #expect(try await downloads.end() == "as user=ann")
            }
        }

        /// Turns the response to a link into a download, and removes the web view at once.
        private func leaveBeforeFile(in store: WKWebsiteDataStore) async throws {
            let (page, _) = try page(in: store)
            let decisions = TestEvents<Void>()
            page.recorder.decideResponse = { response in
                guard response.response.url?.path == "/file" else { return .allow }
                decisions.append(())
                return .download
            }
            try await page.load()
            try await page.run("document.querySelector('#link').click()")
            try await decisions.next()
        }

        @Test func `A download is released when it has ended`() async throws {
            let (page, downloads) = try page()
            try await page.load()
            weak var download: WKDownload?
            page.webView.startDownload(using: URLRequest(url: page.server.url("/file"))) {
                $0.delegate = downloads
                download = $0
            }
            #expect(download != nil)
            _ = try await downloads.end()
            try await page.load()
            #expect(download == nil)
        }
    }
}
