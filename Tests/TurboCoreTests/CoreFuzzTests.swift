import Foundation
import Fuzzing
import PageText
import Testing

@testable import TurboCore

/// Damaged texts of pages, servers and other apps. Each input must end soon, without a crash.
@Suite(.serialized) struct CoreFuzzTests {
    private static let configurations = [
        #"{"settings": {"a": [1, -2.5e3, true, null], "b": {"c": "\u00e9\ud83d\ude00"}}, "rules": [{"patterns": ["/new$", "^/(a|b)/\\d+$"], "properties": {"context": "modal", "presentation": "replace"}}, {"patterns": [".*"], "properties": {"title": "x", "pull_to_refresh_enabled": false}}]}"#,
        #"{"patterns": ["/edit"], "properties": {"modal_style": "large", "uri": "turbo://fragment/web"}}"#,
        "\u{FEFF}{\"rules\": [{\"patterns\": [\"(/.*)*x\"], \"properties\": {}},],}",
    ]
    private static let urls = [
        "shop://things/1?x=y#z", "shop:///a//b/../c", "SHOP:things", "https://example.com/a?b[]=1|2#{c}",
        "https://anna:secret@shop.example.com:8080/%2F%zz", "http://[::1]:3000/", "//other.example/x",
        "file:///etc/passwd",
        "javascript:alert(1)", "../a b/é?q=ü", "https://bücher.example/", "mailto:a@b.example",
    ]
    private static let schemes = [
        "shop:", "https://example.com", "https://", "user:word@", ":443", ":99999", "[::1]", "%40",
    ]

    @Test func `Damaged path configurations are read or rejected, and paths matched in bounded time`() async throws {
        let words = ["\"rules\":", "\"patterns\":", "\"properties\":", "{\"a\":", "[[", "(a+)+$", "(?=", "\\\\", ".*"]
        let report = try await Fuzz("configuration", corpus: Self.configurations, words: words).run { data in
            guard let document = try? PathConfigurationDocument(data) else { return nil }
            for path in ["/", "/a/1/new?x=/edit", "/\u{301}é\n"] {
                _ = document.match(path: path, matchQueryStrings: true)
            }
            let unexplained = document.diagnostics.filter { $0.message.isEmpty }
            return unexplained.isEmpty ? nil : "a diagnostic without a message"
        }
        #expect(report.isPassed)
    }

    @Test func `Damaged JSON has the value that Foundation reads, or is rejected`() async throws {
        let report = try await Fuzz("json", corpus: Self.configurations, words: ["[", "{\"a\":", "\"\":", "]", "}"]).run
        {
            data in
            guard let document = try? JSONReader.read([UInt8](data)) else { return nil }
            // Exceptions of the reader.
            guard document.trailingCommas.isEmpty, !data.starts(with: [0xEF, 0xBB, 0xBF]),
                String(data: data, encoding: .utf8) != nil
            else { return nil }
            do {
                _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
            } catch {
                return "Foundation rejects it: \(error)"
            }
            return nil
        }
        #expect(report.isPassed)
    }

    @Test func `Damaged patterns are compiled or rejected, and searched in bounded time`() async throws {
        let corpus = [
            "/new$", "^/users/[0-9]+/edit$", "^/(a|b)?(?:/.*)?$", "(a+)+$", "[^/&&[a-z]]{2,4}?",
            "\\Qa.b\\E\\x{e9}(?i)c",
        ]
        let words = [
            "(", "(?:", "(?=", "(?<!", "[", "[^", "{1,", "{0,1000}", "\\", "\\p{", "\\1", "(?#", "*+", "$", "a", "/",
        ]
        let report = try await Fuzz("pattern", corpus: corpus, words: words).run { data in
            let text = String(decoding: data, as: UTF8.self)
            _ = (PlainText(text), PatternProblem(in: text))
            guard let pattern = try? PathPattern(text) else { return nil }
            let rule = PathRule(index: 0, compiled: [pattern], properties: [:])
            for path in ["/a/new", "/users/12/edit", String(repeating: "a", count: 200) + "é"] {
                _ = PathMatcher(rules: [rule]).match(PathText(path, matchesQuery: true))
            }
            return nil
        }
        #expect(report.isPassed)
    }

    @Test func `Damaged links lead to a page of the app or nowhere`() async throws {
        let start = try #require(URL(string: "https://example.com/home"))
        var origins = OwnOrigins()
        origins.hosts = ["*.example.com"]
        let report = try await Fuzz("deep-link", corpus: Self.urls, words: Self.schemes).run { [origins] data in
            let text = String(decoding: data, as: UTF8.self)
            for link in [URL(string: text), URL(pageText: text)].compactMap(\.self) {
                guard let page = DeepLink.page(of: link, start: start, origins: origins) else { continue }
                guard Origin(page) == Origin(start) || origins.contains(page) else { return "it leads to \(page)" }
                guard page.user == nil, page.password == nil else { return "\(page) has a user or a password" }
            }
            return nil
        }
        #expect(report.isPassed)
    }

    @Test func `Damaged URLs of pages are escaped once`() async throws {
        let page = try #require(URL(string: "https://example.com/a/b?c"))
        let report = try await Fuzz("page-text", corpus: Self.urls, words: Self.schemes).run { data in
            let text = String(decoding: data, as: UTF8.self)
            _ = (URL(pageText: text), URL(pageText: text, on: page).map(PageIdentity.init))
            let escaped = text.escapedForURL
            return escaped.escapedForURL == escaped ? nil : "\(escaped) is escaped again"
        }
        #expect(report.isPassed)
    }

    @Test func `Damaged texts are one line of the log, and safe names of files and lines of dialogs`() async throws {
        let corpus = [
            "visit 1 of https://anna:secret@example.com/a?token=1&b#c failed (see http://b.example/(x)).",
            "../../\u{202E}fdp.exe", "a line\nand another\u{1B}[31m", ".hidden",
            "\(String(repeating: "é", count: 300)).pdf",
        ]
        let report = try await Fuzz("log", corpus: corpus, words: ["://", "?a=b", "#", "@", ")", "/..", "\u{2066}"]).run
        {
            data in
            let text = String(decoding: data, as: UTF8.self)
            let secrets = " https://anna:s3cret@b.example/a?token=s3cret#s3cret"
            let line = LogText.withoutSecrets(LogText.escaped(text + secrets))
            if line.unicodeScalars.contains(where: LogText.isDangerous) { return "the log has a control character" }
            if line.contains("s3cret") { return "the log has a secret" }
            let (name, shown) = (FileName.safe(text), DialogText.shortened(text))
            if name.isEmpty || name.hasPrefix(".") || name.unicodeScalars.contains("/") || name.utf8.count > 255 {
                return "name \(name)"
            }
            return shown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count <= 15
                ? nil : "dialog"
        }
        #expect(report.isPassed)
    }
}
