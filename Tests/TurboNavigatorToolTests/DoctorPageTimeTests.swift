import Foundation
import Fuzzing
import Testing

@testable import TurboNavigatorTool

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Tests that `doctor` reads a page in linear time, whatever a server sends.
@Suite(.serialized) struct DoctorPageTimeTests {
    /// Each row: a text that the page repeats.
    @Test(
        arguments: [
            "<link ", "<a href=\"", "<link rel=modulepreload ", "<!--", "<script>", "<script>import 'a' ", "</", "='",
            "<a href=/a?b[]=1>", "<a href='/logout' data-method=get>", "<input type=hidden name=a value=b>",
            "<base href=/>",
            "<meta name=turbo-root>", "turbo.es2017-", "turbo-0a1b2c", "import(  ",
        ])
    func `A page of four times the size takes about four times as long`(_ part: String) throws {
        let short = try duration(part, bytes: 12_000)
        let long = try duration(part, bytes: 48_000)
        // The quadratic factor is 16.
        #expect(long < short * 9 + 0.05)
    }

    /// The shortest of three durations, in seconds of processor time.
    private func duration(_ part: String, bytes: Int) throws -> TimeInterval {
        let data = Data(String(repeating: part, count: bytes / part.utf8.count).utf8)
        let url = try #require(URL(string: "http://example.com/"))
        let response = try #require(
            HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: ["Content-Type": "text/html"]))
        let durations = (0..<3).map { _ in
            let start = Fuzz.processorTime()
            read(DoctorPage(url, data, response))
            return Fuzz.processorTime() - start
        }
        return try #require(durations.min())
    }

    /// Reads everything that `doctor` reads from a page.
    private func read(_ page: DoctorPage) {
        let scripts = PageScripts(page)
        _ = (page.links, scripts.running, page.frames, page.trackedAssets, page.insecureAddresses, page.mentionsTurbo)
        _ = (PageFacts(page), page.contentPolicies, page.hiddenFields(ofFormTo: page.url), ScriptResponse(page.text))
    }
}
