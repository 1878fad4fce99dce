import Foundation
import Testing

@testable import TurboCore

@Suite("Texts of the library", .serialized)
struct BuiltInTextTests {
    private static let url = URL(fileURLWithPath: "/page")

    @Test func `Built-in texts are English unless the app translates them`() {
        for text in BuiltInText.allCases { #expect(BuiltInText.translate(text.rawValue) == text.rawValue) }
    }

    /// Each row: an error, and its message if each text is translated as its key in brackets.
    @Test(
        arguments: [
            (TurboError.networkFailure, "[The server couldn't be reached.]"),
            (TurboError.http(statusCode: 503), "[The server isn't available right now.]"),
            (TurboError.http(statusCode: 500), "[The server had a problem (HTTP 500).]"),
            (LoadError.notHTML(url: url, contentType: nil), "[This file can't be shown as a page.]"),
            (LoadError.redirectedToExternalURL(url: url), "[This page continues on [another site].]"),
            (URLError(.notConnectedToInternet), "[You're not connected to the internet.]"),
            (URLError(.badURL), "[The page couldn't be loaded.]"),
        ] as [(any Error & Sendable, String)])
    func `The app translates error sentences`(_ error: any Error & Sendable, _ sentence: String) {
        let former = BuiltInText.translate
        defer { BuiltInText.translate = former }
        // Other tests may run at the same time, on other threads.
        let thread = ObjectIdentifier(Thread.current)
        BuiltInText.translate = { ObjectIdentifier(Thread.current) == thread ? "[\($0)]" : $0 }
        #expect(VisitFailure(error, url: Self.url).message == sentence)
    }

    /// `UPDATE_SNAPSHOTS=1` updates the list.
    @Test func `The documentation lists all built-in texts`() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../docs/localization.md").standardized
        let list = BuiltInText.allCases.map { "- `\($0.rawValue)`\n" }.joined()
        let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: Self.heading)
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
            return try (parts[0] + Self.heading + list).write(to: page, atomically: true, encoding: .utf8)
        }
        #expect(parts.last == list)
    }

    private static let heading = "## All texts\n\n"
}
