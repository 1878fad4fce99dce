import Foundation
import Testing
import TurboCore

@testable import TurboNavigatorTool

/// Tests the contents of records, the removal of secrets, and incomplete records.
@Suite struct RecordTests {
    private static let fixture = ToolRun.fixtures.appendingPathComponent("record.jsonl")

    private func read(_ text: String) throws -> Record { try Record(Data(text.utf8), name: "a.jsonl") }

    private var text: String { get throws { try String(contentsOf: Self.fixture, encoding: .utf8) } }

    @Test(arguments: [
        ("http://a.example/", "http://a.example/"),
        ("http://a.example/s?q=secret&page=2", "http://a.example/s?q=v1&page=v2"),
        ("http://a.example/s?secret", "http://a.example/s?v1"),
        ("http://a.example/s?q=&empty", "http://a.example/s?q=&v1"),
        ("http://me:word@a.example/#token", "http://a.example/#v1"),
        ("http://a.example/s?q=a&p=a&r=b", "http://a.example/s?q=v1&p=v1&r=v2"),
    ])
    func `Values of a URL that may be secret are left out`(_ address: String, _ expected: String) throws {
        var mask = URLMask()
        #expect(mask.masked(try #require(URL(string: address))).absoluteString == expected)
    }

    @Test func `Equal values stay equal through a record`() throws {
        var mask = URLMask()
        let urls = try ["?a=1", "?a=2", "?a=1"].map { try #require(URL(string: "http://a.example/\($0)")) }
        let masked = urls.map { mask.masked($0) }
        #expect(masked[0] == masked[2] && masked[0] != masked[1])
    }

    @Test func `The input of a decision is read as it was written`() throws {
        let page = try #require(URL(string: "http://a.example/new"))
        let root = Screen(id: .init(1), kind: .web, context: .default, routedURL: page, currentURL: page)
        let state = NavigationState(
            main: [root], modal: .init(screens: [root], isBeingDismissed: true),
            overlay: .init(screen: root, over: .modal))
        let visit = VisitProposal(
            url: page, options: VisitOptions(action: .replace, response: VisitResponse(statusCode: 422)),
            properties: ["context": "modal", "n": 1.5, "list": [1, true, .null]])
        let proposal = NavigationProposal(
            visit, screenID: .init(2), kind: .native,
            redirect: .init(provisional: .init(1), originalAction: .advance, isRendered: true))
        var mask = URLMask()
        let decision = RecordedDecision(proposal, in: state, state.decide(proposal), &mask)
        let header = RecordLine.header(RecordHeader(page, .turboNavigator, &mask))
        let data = try RecordText.text(header) + RecordText.text(.decision(decision))
        let read = try Record(data, name: "a.jsonl")
        #expect(read.lines == [.decision(decision)] && read.brokenLine == nil)
        #expect(decision.before.state == state)
        #expect(decision.proposal.proposal(visit.properties) == proposal)
    }

    @Test func `A record that was cut off is read up to there`() throws {
        let whole = try read(text)
        let half = try read(String(text.dropLast(40)))
        #expect(half.lines == whole.lines.dropLast() && half.brokenLine == whole.lines.count + 1)
        let run = try ToolRun(["simulate", "--replay", "-"], input: String(text.dropLast(40)))
        #expect(
            run.output.contains("The record is cut off at line \(whole.lines.count + 1); earlier lines were read."))
        #expect(run.exitCode == 0)
    }

    @Test func `A record from a newer program is read without its new lines`() throws {
        let lines = try text.split(separator: "\n").map(String.init)
        let record = try read(([lines[0], #"{"type":"weather","sun":1}"#] + lines[1...]).joined(separator: "\n"))
        #expect(record.lines.first == .unknown)
    }

    @Test(arguments: [
        ("", "isn't a record"), ("{}", "isn't a record"), ("<html>", "isn't a record"),
        (
            #"{"type":"record","version":2,"url":"http://a.example","platform":"x","date":"2026-01-01T00:00:00Z"}"#,
            "newer"
        ),
        ("HEADER\nhalf {\n{\"type\":\"weather\"}\n", ":2: the line is damaged"),
    ])
    func `A file that isn't a record ends with an error message`(_ input: String, _ part: String) throws {
        let header = try #require(text.split(separator: "\n").first)
        let run = try ToolRun(["simulate", "--replay", "-"], input: input.replacing("HEADER", with: header))
        #expect(run.errors.contains(part) && run.exitCode == 2, "\(run.errors)")
    }

    /// `turbo-navigator open` wrote `record.jsonl` while a person used a site of six pages.
    @Test func `A record is decided today as when it was recorded`() throws {
        let run = try ToolRun(["simulate", "--replay", "record.jsonl"])
        #expect(run.output == "10 decisions, none changed.\n", "\(run.output)")
        #expect(run.exitCode == 0)
    }

    @Test func `Other rules show the decisions that differ`() throws {
        let rules = #"{"rules": [{"patterns": ["/posts/\\d+$"], "properties": {"context": "modal"}}]}"#
        let run = try ToolRun(["simulate", "-", "--replay", "record.jsonl"], input: rules)
        #expect(run.output.contains("10 decisions, 6 changed."))
        #expect(run.output.contains("then     push /posts/1?token=v1 on main; visit /posts/1?token=v1"))
        #expect(run.output.contains("now      present the modal stack with /posts/1?token=v1"))
        #expect(run.exitCode == 1)
    }

    @Test func `Paths and a record at once are rejected`() throws {
        let run = try ToolRun(["simulate", "seed.json", "/posts", "--replay", "record.jsonl"])
        #expect(run.errors.contains("A record has its own pages.") && run.exitCode == 2)
    }
}
