import Foundation
import Fuzzing
import NavigationSimulation
import Testing
import TurboCore

@testable import TurboNavigatorTool

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Damaged files, lists, options and responses for the tool. Each input must end soon, without a crash.
@Suite(.serialized) struct ToolFuzzTests {
    private static func fixtures(_ names: String...) throws -> [String] {
        try names.map { try String(contentsOf: ToolRun.fixtures.appendingPathComponent($0), encoding: .utf8) }
    }

    private static let configurationWords = [
        "\"rules\":", "\"patterns\":", "\"properties\":", "\"context\": \"modal\"",
        "turbo-navigator: for hotwire-android",
        "disable all", ".*", "\\\\d+", "(?", "/new$", "^", "{\"a\":", "\"uri\": \"turbo://\"",
    ]

    /// The characters of a text that a terminal would interpret, except for line breaks.
    private static func isSafe(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0 == "\n" || !LogText.isDangerous($0) }
    }

    @Test func `Damaged lists of routes have paths, or are rejected with a sentence`() async throws {
        let corpus =
            try Self.fixtures("routes.txt", "scoped_routes.txt", "access.log", "urls.txt") + FrameworkRouteTests.lists
        let words = [
            "GET", "GET|HEAD", "(.:format)", "{id}", "{id<\\d+>}", "<int:id>", "(?P<a>", ":id(", "(/:a)", "|", "+---+",
            "---",
            "--[ Route 1 ]---", "Routes for A::Engine:", "HTTP/1.1\"", "[a|b]", "{1,99}", "{999999}", "│", "{:a=>/b/}",
        ]
        let report = try await Fuzz("routes", corpus: corpus, words: words).run { data in
            let list = RouteList(RouteText.decoded(data))
            guard list.routes.count <= RouteList.maximumCount else { return "too many paths" }
            if list.routes.isEmpty, list.refusal(name: "a")?.isEmpty != false { return "no sentence" }
            _ = list.warnings(name: "a")
            let wrong = list.routes.first {
                URL(string: "https://example.com\($0.address)") == nil || !Self.isSafe($0.address)
            }
            return wrong.map { "\($0.address.debugDescription) isn't an address" }
        }
        #expect(report.isPassed)
    }

    @Test func `Damaged pages are read by doctor`() async throws {
        let corpus = [
            """
            <!DOCTYPE html><html data-turbo=false><head><base href="/a/"><meta name="turbo-root" content="/app">
            <meta http-equiv="Content-Security-Policy" content="script-src 'self' 'nonce-1' https://*.example.com:*/js/">
            <script type="importmap">{"imports": {"@hotwired/turbo": "/turbo.js"}}</script>
            <script type=module nonce='1' src=/app.js data-turbo-track="reload"></script><!-- <a href=/no> -->
            <script>import "a"; export { b } from './b.js'; customElements.define('turbo-frame', c)</script></head>
            """,
            """
            <body><a href="/b?c[]=1&amp;d" data-turbo-method='delete'>x</a><a href=//other.example/>y</a><a href="#top">z</a>
            <form action="/posts" method=post><input type=hidden name=token value="1"><textarea><a href=/no></textarea></form>
            <iframe src="http://b.example/"></iframe><link rel=modulepreload href='a"b'></body></html>
            """,
        ]
        let words = [
            "<script>", "</script", "<!--", "-->", "<base href=", "<a href='", "\"", "import ", "from '", "<meta name=",
        ]
        let url = try #require(URL(string: "https://example.com/start"))
        let report = try await Fuzz("html", corpus: corpus, words: words).run { data in
            let policy = String(decoding: data.suffix(200), as: UTF8.self)
            let fields = ["Content-Type": "text/html", "Content-Security-Policy": policy, "Location": policy]
            guard let response = HTTPURLResponse(url: url, statusCode: 302, httpVersion: nil, headerFields: fields)
            else {
                return nil
            }
            let page = DoctorPage(url, data, response)
            let scripts = PageScripts(page)
            _ = (
                page.links.map(\.asPage), page.frames, page.trackedAssets, page.insecureAddresses, page.location,
                page.path
            )
            _ = (
                scripts.running, scripts.module("@hotwired/turbo", in: url), PageFacts(page), ScriptResponse(page.text)
            )
            _ = (page.hiddenFields(ofFormTo: url), page.refusesFrames, page.isHTML)
            for policy in page.contentPolicies {
                _ = (policy.allowsScripts, page.scripts.map { policy.allows($0, of: url) })
            }
            return nil
        }
        #expect(report.isPassed)
    }

    @Test func `Damaged records are replayed, or rejected with a sentence`() async throws {
        let record = try Self.fixtures("record.jsonl")
        let lines = record[0].split(separator: "\n").map(String.init)
        let short = lines.dropFirst().map { "\(lines[0])\n\($0)\n" }
        let words = [
            "\"main\":[]", "\"screen\":-1", "\"url\":\"\"", "\"step\":\"pop\"", "\"id\":", "null",
            "\"kind\":\"native\"",
        ]
        let report = try await Fuzz("record", corpus: short + record, words: words).run { data in
            guard let record = try? Record(data, name: "a") else { return nil }
            let replay = Replay(record, rules: nil)
            let report = ReplayReport(replay: replay, record: record, style: .plain)
            guard Self.isSafe(report.text), Self.isSafe(report.json) else { return "a control character" }
            return Self.roundTrip(record)
        }
        #expect(report.isPassed)
    }

    private static func roundTrip(_ record: Record) -> String? {
        do {
            // The second copy, because times are written without fractions of a second.
            let copy = try Record(written(record), name: "b")
            return try written(copy) == written(record) ? nil : "another record when written and read again"
        } catch {
            return "not readable when written again: \(error)"
        }
    }

    private static func written(_ record: Record) throws -> Data {
        let known = record.lines.filter { $0 != .unknown }
        return try ([.header(record.header)] + known).map(RecordText.text).reduce(Data(), +)
    }

    @Test func `Damaged path configurations have findings, and safe reports in every format`() async throws {
        let corpus = try Self.fixtures(
            "seed.json", "hostile.json", "directives.json", "notes.json", "broken.json", "shared.json")
        let options = CheckOptions(
            libraries: ConfigurationLibrary.allCases, routes: RouteList("/posts\n/posts/new").routes)
        let report = try await Fuzz("check", corpus: corpus, words: Self.configurationWords).run { data in
            let file = CheckReport.File(
                checking: InputFile(name: "a.json", data: data), options, usesLibrariesOfFile: true)
            let report = CheckReport(files: [file])
            for format in ReportFormat.allCases {
                guard Self.isSafe(report.text(format, .plain)) else { return "a control character in \(format)" }
            }
            _ = FileFixer.fixed(data, options, usesLibrariesOfFile: true)
            return nil
        }
        #expect(report.isPassed)
    }

    @Test func `Damaged path configurations explain a path as text and as HTML`() async throws {
        let corpus = try Self.fixtures("seed.json", "hostile.json", "notes.json", "shared.json")
        let report = try await Fuzz("explain", corpus: corpus, words: Self.configurationWords).run { data in
            let document = PathConfigurationText(data).document
            let routes = RouteList("/posts\n/posts/new").routes
            for library in ConfigurationLibrary.allCases {
                let file = ConfigurationFile(name: "a.json", document: document, library: library)
                let text = ExplanationText(style: .plain).text(PathExplanation("/posts/new", in: file))
                let page = ExplanationHTML(files: [file], routes: routes).text
                guard Self.isSafe(text), !page.contains("<script") else { return "\(library): \(text)" }
            }
            return nil
        }
        #expect(report.isPassed)
    }

    @Test func `Damaged scenarios are simulated, or rejected with a sentence`() async throws {
        let corpus = try Self.fixtures("tour.txt") + [SimulationScenario.grammar]
        let words = [
            "->", "submit ", "replace ", "native ", "back", "dismiss", "303", "404", "attachment", "https://b.example/",
        ]
        let file = ConfigurationFile(name: "a", document: PathConfigurationText(Data()).document)
        let report = try await Fuzz("scenario", corpus: corpus, words: words).run { data in
            guard let lines = try? SimulationScenario.parse(String(decoding: data, as: UTF8.self), name: "a") else {
                return nil
            }
            let steps = file.simulation(lines)
            let texts = [SimulationText(style: .plain).text(steps), SimulationJSON.text(steps)]
            return texts.allSatisfy(Self.isSafe) ? nil : "a control character"
        }
        #expect(report.isPassed)
    }

    @Test func `Damaged command lines are parsed, or rejected with a sentence`() async throws {
        let corpus =
            Command.all.flatMap { command in command.examples.map(\.arguments) } + [
                "open http://localhost:3000 --size 390x844 --user-agent 'a' --record a.jsonl",
                "doctor https://a.example --header 'A: $HOME' --cookie a=b --user a:b --sign-in '/a /b c=$HOME&d=%zz'",
            ]
        let words =
            Command.all.map(\.name) + Command.all.flatMap { $0.options.map(\.name) } + [
                "--", "-", "${HOME}", "$", "=", "1e9x1e9",
            ]
        let report = try await Fuzz("options", corpus: corpus, words: words + [" "]).run { data in
            let arguments = String(decoding: data, as: UTF8.self).split(separator: " ").map(String.init)
            do {
                let invocation = try ArgumentParser(commands: Command.all).parse(arguments)
                _ = (invocation.libraries, invocation.matchesQuery, try? OpenOptions(invocation))
                for name in invocation.operands { _ = (try? AppName(name), RouteAddress.addressAsWritten(name)) }
                guard let url = try? invocation.webURL(orAsk: "") else { return nil }
                var credentials = try invocation.credentials(for: url)
                _ = try invocation.signInForm(&credentials)
            } catch {
                return "\(error)".isEmpty ? "no sentence" : nil
            }
            return nil
        }
        #expect(report.isPassed)
    }
}
