import Foundation
import TestSupport
import Testing
import WebKit

extension WebKitTests {
    /// Pages and downloads whose process has ended, and downloads that begin again.
    @MainActor @Suite(.serialized)
    struct EndedProcessTests {
        @Test func `A page that hangs ends with its view`() async throws {
            var hanging: [Int] = []
            var failures: [WKError.Code?] = []
            do {
                let (evaluating, calling) = (try Page(), try Page())
                for page in [evaluating, calling] { try await page.load() }
                evaluating.webView.evaluateJavaScript("for (;;);") { _, error in
                    failures.append((error as? WKError)?.code)
                }
                calling.webView.callAsyncJavaScript("for (;;);", in: nil, in: .page) { result in
                    if case .failure(let error) = result { failures.append((error as? WKError)?.code) }
                }
                hanging = try await busyProcesses(2)
                #expect(hanging.count == 2)
            }
            #expect(failures == [.webViewInvalidated, .webViewInvalidated])
            for _ in 0..<400 where hanging.contains(where: { ProcessUse(pid: $0) != nil }) {
                try await Task.sleep(for: .milliseconds(50))
            }
            #expect(hanging.allSatisfy { ProcessUse(pid: $0) == nil })
        }

        /// Waits for web processes that are continuously busy, unlike those of loaded pages. A process may have
        /// belonged to another page earlier.
        private func busyProcesses(_ count: Int) async throws -> [Int] {
            let processes = ProcessUse.ofPages().map(\.pid)
            let times = processes.map { ProcessTime([$0]) }
            let before = times.map { $0.readings() }
            var busy: [Int] = []
            for _ in 0..<400 where busy.count < count {
                try await Task.sleep(for: .milliseconds(50))
                busy = zip(processes, zip(before, times)).filter { _, time in
                    ProcessTime.used(from: time.0, to: time.1.readings()) > 0.3
                }.map(\.0)
            }
            return busy
        }

        @Test func `The end of the process ends pending scripts once`() async throws {
            let page = try Page()
            try await page.load()
            let results = TestEvents<WKError.Code?>()
            Task {
                do {
                    _ = try await page.webView.callAsyncJavaScript(
                        "await new Promise(() => {})", contentWorld: .page)
                    results.append(nil)
                } catch {
                    results.append((error as? WKError)?.code)
                }
            }
            try await page.run("0")
            terminateWebProcess(of: page.webView)
            #expect(try await results.next() == .webContentProcessTerminated)
            try await page.recorder.wait(for: "terminated")
            #expect(page.webView.url == page.server.url("/"))
            #expect(page.webView.reload() != nil)
            try await page.recorder.wait(for: "finished")
            #expect(results.all.count == 1)
            #expect(page.recorder.names.filter { $0 == "terminated" }.count == 1)
        }

        @Test func `The last of two loads right after the end of the web process is shown`() async throws {
            let page = try Page()
            page.server.route("/") { _ in .html("<p>text") }
            for name in ["a", "b"] { page.server.route("/\(name)") { _ in .html("<title>\(name)</title>") } }
            try await page.load()
            terminateWebProcess(of: page.webView)
            page.webView.load(URLRequest(url: page.server.url("/a")))
            page.webView.load(URLRequest(url: page.server.url("/b")))
            try await page.recorder.wait(for: "finished")
            #expect(page.webView.title == "b")
        }

        @Test func `A web process that ends while it starts doesn't end the app, and the page can be loaded again`()
            async throws
        {
            let page = try Page()
            let former = Set(ProcessUse.pids())
            async let end: Void = ProcessUse.endNextOfPages(besides: former)
            page.webView.load(URLRequest(url: page.server.url("/")))
            await end
            try await page.recorder.wait(for: "terminated")
            page.webView.load(URLRequest(url: page.server.url("/")))
            try await page.recorder.wait(for: "finished")
        }

        @Test func `A download whose network process has ended fails, and can be cancelled`() async throws {
            let (page, downloads) = try pageWithFile()
            try await page.load()
            var download: WKDownload?
            var answer: ((URL?) -> Void)?
            downloads.decide = { answer = $0 }
            page.webView.startDownload(using: URLRequest(url: page.server.url("/file"))) {
                $0.delegate = downloads
                download = $0
            }
            try await downloads.events.next()
            ProcessUse.endNetwork()
            #expect(try await downloads.end() == "\(URLError.networkConnectionLost.rawValue)")
            answer?(downloads.file)
            download?.cancel()
            #expect(downloads.events.all.count == 2)
        }

        @Test func `A cancelled download begins again at its destination, without another question`() async throws {
            let (page, downloads) = try pageWithFile(Data(count: 20_000_000))
            try await page.load()
            var cancelled: WKDownload?
            page.webView.startDownload(using: URLRequest(url: page.server.url("/file"))) {
                $0.delegate = downloads
                cancelled = $0
            }
            try await downloads.events.next()
            let download = try #require(cancelled)
            let resumeData = await withCheckedContinuation { continuation in
                download.cancel { continuation.resume(returning: $0) }
            }
            page.server.route("/file") { _ in .html("again") }
            page.webView.resumeDownload(fromResumeData: try #require(resumeData)) { $0.delegate = downloads }
            #expect(try await downloads.end() == "again")
            #expect(downloads.names.count == 1)
        }

        @Test func `A download without a destination can't be resumed`() async throws {
            let (page, downloads) = try pageWithFile()
            page.server.route("/file") { _ in .never }
            try await page.load()
            var cancelled: WKDownload?
            page.webView.startDownload(using: URLRequest(url: page.server.url("/file"))) {
                $0.delegate = downloads
                cancelled = $0
            }
            let download = try #require(cancelled)
            let resumeData = await withCheckedContinuation { continuation in
                download.cancel { continuation.resume(returning: $0) }
            }
            #expect(resumeData == nil)
        }

        private func pageWithFile(_ content: Data = Data("text".utf8)) throws -> (Page, Downloads) {
            let page = try Page()
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            // As a server that sends parts of files.
            let headers = ["Accept-Ranges": "bytes", "ETag": "\"1\""]
            page.server.route("/file") { _ in .content(content, type: "text/plain", status: 200, headers: headers) }
            return (page, Downloads(folder))
        }
    }
}
