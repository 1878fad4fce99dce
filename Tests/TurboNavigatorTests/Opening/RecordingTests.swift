import Foundation
import TestSupport
import Testing
import TurboNavigator
import TurboNavigatorTool
import TurboTestSupport
import UIKit

@testable import OpenApp

extension TurboNavigatorTests {
    /// The contents of a record besides decisions, visits and requests.
    @MainActor @Suite(.serialized)
    struct RecordingTests {
        private let server: TestServer
        private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")

        init() throws {
            server = try TestServer(.turbo)
            server.page("/")
            server.page("/other", body: "<script>console.log('here', location.href)</script>")
        }

        /// Opens the site in a window until its first page is there.
        private func recorded(_ body: @MainActor (OpenSite) async throws -> Void) async throws -> [[String: Any]] {
            defer { try? FileManager.default.removeItem(at: file) }
            let arguments = [server.url("/").absoluteString, "--record", file.path]
            try await OpenSite.open(arguments, width: 400) { site, _ in try await body(site) }
            return try lines()
        }

        private func lines() throws -> [[String: Any]] {
            try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap {
                try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
            }
        }

        private func paths(_ line: [String: Any]) -> [String] {
            (line["main"] as? [[String: Any]] ?? []).compactMap { $0["current"] as? String }
                .map { $0.replacing(server.url("").absoluteString, with: "") }
        }

        private func screens() throws -> [[String]] {
            try lines().filter { $0["type"] as? String == "screens" }.map(paths)
        }

        @Test func `A record on a full disk is one message, and the site continues`() async throws {
            let errors = try StandardErrorCapture()
            try await OpenSite.open([server.url("/").absoluteString, "--record", "/dev/full"], width: 400) { site, _ in
                site.navigator.route(server.url("/other"))
                try await site.journal.reaches { $0.requests.elements.contains { $0.url.path == "/other" } }
            }
            let lines = try errors.end().split(separator: "\n")
            #expect(lines.filter { $0.contains("Cannot write to the record") }.count == 1)
        }

        /// In a folder that all users may write to, such as /tmp.
        @Test(.enabled(if: getuid() == 0, "Only root can make another user's pipe."))
        func `A pipe that another user has put there gets no record`() throws {
            try #require(mkfifo(file.path, 0o644) == 0 && chown(file.path, 65_534, 65_534) == 0)
            let reader = open(file.path, O_RDONLY | O_NONBLOCK)
            defer {
                close(reader)
                unlink(file.path)
            }
            #expect(throws: ToolError.self) { try RecordFile(file) }
        }

        @Test func `A record can only be read by the user from its first moment`() throws {
            defer { try? FileManager.default.removeItem(at: file) }
            let umask = umask(0)
            defer { _ = Foundation.umask(umask) }
            _ = try RecordFile(file)
            let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
            #expect(mode == 0o600)
        }

        @Test func `A swipe back, the messages and what a page logs are in the record`() async throws {
            let lines = try await recorded { site in
                try await site.journal.reaches { _ in (try? screens().last?.count) == 1 }
                site.navigator.route(server.url("/other?secret=word"))
                try await site.journal.reaches { _ in (try? screens().last?.count) == 2 }
                site.navigator.navigationController.popViewController(animated: true)
                try await site.journal.reaches { _ in (try? screens().last?.count) == 1 }
            }
            #expect(
                lines.filter { $0["type"] as? String == "screens" }.map(paths) == [
                    ["/"], ["/", "/other?secret=v1"], ["/"],
                ])
            let messages = lines.filter { $0["type"] as? String == "message" }
            #expect(messages.contains { $0["name"] as? String == "visitStarted" && $0["isFromPage"] as? Bool == true })
            #expect(messages.contains { $0["isFromPage"] as? Bool == false })
            let logged = lines.first { $0["type"] as? String == "console" }
            #expect(logged?["text"] as? String == "here \(server.url("/other").absoluteString)?secret=…")
        }

        @Test func `A frame that changes the URL of its page is in the record and in the inspector`() async throws {
            for path in ["/", "/second"] {
                server.page(
                    path,
                    body:
                        "<turbo-frame id=f data-turbo-action=advance>\(path)<a id=two href=/second>2</a></turbo-frame>")
            }
            let lines = try await recorded { site in
                site.inspector.open()
                try await site.journal.reaches { _ in (try? screens().last) == ["/"] }
                try await site.navigator.session.webView.click("#two")
                try await site.journal.reaches { _ in (try? screens().last) == ["/second"] }
                let window = try #require(site.navigator.navigationController.viewIfLoaded?.window)
                #expect(await window.reaches { WidgetTexts.of(window).contains("/second") })
                site.navigator.route(server.url("/other"))
                try await site.journal.reaches { _ in (try? screens().last?.count) == 2 }
            }
            #expect(
                lines.filter { $0["type"] as? String == "screens" }.map(paths) == [
                    ["/"], ["/second"], ["/second", "/other"],
                ])
        }
    }
}
