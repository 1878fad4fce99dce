import Foundation
import NavigationTesting
import Testing

@testable import WebKit

extension WebKitTests {
    @MainActor @Suite(.serialized)
    struct ResumeTests {
        private static let content = Data((0..<2_000_000).map { UInt8(truncatingIfNeeded: $0 / 251 + $0) })

        /// A server that sends parts of a file, as static file servers do.
        private static func respond(
            to request: TestRequest, tag: String = "\"1\"", _ content: Data = content
        ) -> TestResponse {
            let headers = ["Accept-Ranges": "bytes", "ETag": tag]
            let range = request.header("Range")?.dropFirst("bytes=".count).dropLast()
            if let start = range.flatMap({ Int($0) }), start >= content.count {
                return .content(Data(), type: "text/plain", status: 416, headers: headers)
            }
            guard let start = range.flatMap({ Int($0) }) else {
                return .content(content, type: "application/octet-stream", status: 200, headers: headers)
            }
            let part = ["Content-Range": "bytes \(start)-\(content.count - 1)/\(content.count)"]
            return .content(
                content[start...], type: "application/octet-stream", status: 206,
                headers: headers.merging(part) { $1 })
        }

        /// A page and a delegate, and a server with the file.
        private func page() throws -> (Page, Downloads) {
            let page = try Page(WKWebViewConfiguration())
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            page.server.route("/") { _ in .html("page", headers: ["Set-Cookie": "user=ann; HttpOnly"]) }
            return (page, Downloads(folder))
        }

        /// Downloads the file, of which the server sends only the first bytes.
        private func lose(_ page: Page, _ downloads: Downloads, tag: String = "\"1\"") async throws -> Data? {
            let gate = ResponseGate()
            page.server.route("/file") { .broken(Self.respond(to: $0, tag: tag), bytes: 700_000, gate) }
            try await page.load()
            var progress: Progress?
            page.webView.startDownload(using: URLRequest(url: page.server.url("/file"))) {
                $0.delegate = downloads
                progress = $0.progress
            }
            while progress?.completedUnitCount != 700_000 { await Task.yield() }
            gate.open()
            #expect(try await downloads.end() == "\(URLError.networkConnectionLost.rawValue)")
            #expect(!FileManager.default.fileExists(atPath: downloads.file.path))
            return downloads.resumeData
        }

        private func resume(_ page: Page, _ downloads: Downloads, _ data: Data) {
            page.webView.resumeDownload(fromResumeData: data) { $0.delegate = downloads }
        }

        private var ranges: (Page) -> [String] {
            { page in page.server.requests.filter { $0.path == "/file" }.map { $0.header("Range") ?? "whole" } }
        }

        @Test func `A lost download continues with its last byte and the page's cookies`() async throws {
            let (page, downloads) = try page()
            let data = try #require(try await lose(page, downloads))
            page.server.route("/file") { Self.respond(to: $0) }
            resume(page, downloads, data)
            try await downloads.finished()
            #expect(try Data(contentsOf: downloads.file) == Self.content)
            #expect(ranges(page) == ["whole", "bytes=700000-"])
            let cookies = page.server.requests.last?.header("Cookie")?.components(separatedBy: "; ") ?? []
            #expect(cookies.contains("user=ann"))
            let folder = downloads.file.deletingLastPathComponent().path
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
        }

        @Test func `A download that is lost again continues again`() async throws {
            let (page, downloads) = try page()
            let data = try #require(try await lose(page, downloads))
            let gate = ResponseGate()
            page.server.route("/file") { .broken(Self.respond(to: $0), bytes: 500_000, gate) }
            var progress: Progress?
            page.webView.resumeDownload(fromResumeData: data) {
                $0.delegate = downloads
                progress = $0.progress
            }
            while progress?.completedUnitCount != 1_200_000 { await Task.yield() }
            gate.open()
            #expect(try await downloads.end() == "\(URLError.networkConnectionLost.rawValue)")
            page.server.route("/file") { Self.respond(to: $0) }
            resume(page, downloads, try #require(downloads.resumeData))
            try await downloads.finished()
            #expect(try Data(contentsOf: downloads.file) == Self.content)
            #expect(ranges(page) == ["whole", "bytes=700000-", "bytes=1200000-"])
        }

        @Test(arguments: [2_000_000, 300])
        func `A file that has changed is downloaded whole`(count: Int) async throws {
            let (page, downloads) = try page()
            let data = try #require(try await lose(page, downloads))
            let other = Data(count: count)
            page.server.route("/file") { Self.respond(to: $0, tag: "\"2\"", other) }
            resume(page, downloads, data)
            try await downloads.finished()
            #expect(try Data(contentsOf: downloads.file) == other)
            #expect(ranges(page) == ["whole", "bytes=700000-", "whole"])
        }

        /// The user has been asked about the size of the file, or not at all because it was small.
        @Test(arguments: ["\"1\"", "\"2\""])
        func `A file that is larger than its server said isn't continued without the user`(tag: String) async throws {
            let (page, downloads) = try page()
            let data = try #require(try await lose(page, downloads))
            page.server.route("/file") { Self.respond(to: $0, tag: tag, Self.content + Data(count: 9_000_000)) }
            resume(page, downloads, data)
            #expect(try await downloads.end() == "\(URLError.badServerResponse.rawValue)")
            #expect(!FileManager.default.fileExists(atPath: downloads.file.path))
        }

        @Test func `A server that is still unreachable can be asked again`() async throws {
            let (page, downloads) = try page()
            let data = try #require(try await lose(page, downloads))
            page.server.route("/file") { _ in .dropped }
            resume(page, downloads, data)
            _ = try await downloads.end()
            page.server.route("/file") { Self.respond(to: $0) }
            resume(page, downloads, try #require(downloads.resumeData))
            try await downloads.finished()
            #expect(try Data(contentsOf: downloads.file) == Self.content)
        }

        /// On a busy machine, WebKitGTK reports the first data when it has already deleted them.
        @Test func `A download that failed before its beginning was kept can be resumed without it`() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let part = PartialFile(file: folder.appendingPathComponent("a.bin"))
            for destination in [part.file, part.rest] { try part.keep(destination) }
            try part.appendRest()
            #expect(part.count == 0)
        }

        @Test func `A server that sends no parts of files has no resume data`() async throws {
            let (page, downloads) = try page()
            #expect(try await lose(page, downloads, tag: "W/\"1\"") == nil)
        }

        @Test func `A download reports its progress`() async throws {
            let (page, downloads) = try page()
            let gate = ResponseGate()
            page.server.route("/file") { .begun(Self.respond(to: $0), bytes: 700_000, gate) }
            try await page.load()
            var progress: Progress?
            page.webView.startDownload(using: URLRequest(url: page.server.url("/file"))) {
                $0.delegate = downloads
                progress = $0.progress
            }
            while progress?.completedUnitCount != 700_000 { await Task.yield() }
            #expect(progress?.totalUnitCount == 2_000_000)
            gate.open()
            try await downloads.finished()
            #expect(progress?.completedUnitCount == 2_000_000)
        }
    }
}
