import Foundation
import Testing

@testable import TurboCore

/// A sequence of events at the inbox of a web view, and the messages that the screens received.
///
/// `1:a` is a message "a" of the page /1; `a` is one without a URL. `on 1` and `on 1 over 2` set the screen that
/// contains the web view and the screen whose page is rendered; `deaf` means that the holder's native components aren't
/// ready yet.
struct InboxRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let events: [String]
    let delivered: [String]

    init(_ name: String, _ events: [String], _ delivered: [String]) {
        testDescription = name
        self.events = events
        self.delivered = delivered
    }
}

@Suite("Messages of the page find their screen")
struct BridgeInboxTests {
    static let rows: [InboxRow] = [
        InboxRow("the page is rendered", ["on 1", "1:a", "1:b"], ["1 a", "1 b"]),
        InboxRow("the page is loading", ["on 1 over 0", "1:a", "1:b", "on 1"], ["1 a", "1 b"]),
        InboxRow("once", ["on 1 over 0", "1:a", "on 1", "on 1", "on 2 over 1", "on 2", "on 1"], ["1 a"]),
        InboxRow("the native components are ready later", ["on 1 deaf", "1:a", "on 1"], ["1 a"]),
        InboxRow("the page of a pushed screen", ["on 1", "on 2 over 1", "2:a", "on 2"], ["2 a"]),
        InboxRow("a URL that the server changed", ["on 2 over 1", "9:a", "on 2"], ["2 a"]),
        InboxRow("a URL that the page changed", ["on 1", "7:a"], ["1 a"]),
        InboxRow("no URL", ["on 2 over 1", "a", "on 2", "b"], ["2 a", "2 b"]),
        InboxRow(
            "the previous page sends a message while the next one loads", ["on 2 over 1", "1:a", "2:b", "on 2"], ["2 b"]
        ),
        InboxRow(
            "the previous page sends a message after the user returned to it",
            ["on 2 over 1", "1:a", "on 2", "on 1 over 2", "1:b", "on 1"],
            ["1 a", "1 b"]),
        InboxRow("the next page was never rendered", ["on 2 over 1", "2:a", "fail 2", "on 1", "1:b", "on 2"], ["1 b"]),
        InboxRow("a redirect moves the page to another screen", ["on 1", "9:a", "inherit 2", "on 2"], ["1 a", "2 a"]),
        InboxRow("a redirected page still has the link's URL", ["on 1", "1:a", "inherit 2", "on 2"], ["1 a", "2 a"]),
        InboxRow(
            "messages of the previous page stay with its screen", ["on 1", "1:a", "on 2 over 1", "inherit 3", "on 3"],
            ["1 a"]),
        InboxRow("waiting messages move with their page", ["on 1 over 0", "9:a", "inherit 2", "on 2"], ["2 a"]),
        InboxRow("a page that was replaced", ["on 1", "9:a", "changed", "inherit 2", "on 2"], ["1 a"]),
        InboxRow("no screen has the web view", ["a", "on 1"], []),
    ]

    @Test(arguments: rows)
    func `Each message is delivered, held or dropped as in its row`(_ row: InboxRow) {
        var harness = InboxHarness()
        row.events.forEach { harness.handle($0) }
        #expect(harness.delivered == row.delivered)
    }

    @Test func `The number of messages kept of a page is limited`() {
        var harness = InboxHarness()
        harness.handle("on 1 over 0")
        for _ in 0..<1_000 { harness.handle("1:a") }
        harness.handle("on 1")
        #expect(harness.delivered.count == BridgeInbox.limit)
        #expect(harness.reasons.count == 900)
    }
}

private struct InboxHarness {
    var inbox = BridgeInbox()
    var facts = BridgeInbox.Facts()
    var delivered: [String] = []
    var reasons: [String] = []

    mutating func handle(_ event: String) {
        let words = event.split(separator: " ").map(String.init)
        switch words[0] {
        case "on": place(words)
        case "fail": inbox.forget(id(words[1]))
        case "changed": inbox.pageChanged()
        case "inherit":
            let former = facts.holder ?? id("0")
            inbox.inherit(id(words[1]), from: former, isRendered: facts.contentOwner == former)
        default: receive(event)
        }
    }

    private mutating func place(_ words: [String]) {
        facts.holder = id(words[1])
        facts.holderURL = url(words[1])
        let content = words.contains("over") ? words[3] : words[1]
        facts.contentOwner = content == "0" ? nil : id(content)
        facts.contentURL = content == "0" ? nil : url(content)
        facts.isListening = !words.contains("deaf")
        for message in inbox.release(facts) { delivered.append("\(words[1]) \(message.event)") }
    }

    private mutating func receive(_ text: String) {
        let parts = text.split(separator: ":").map(String.init)
        let metadata = parts.count > 1 ? BridgeMessage.Metadata(url: url(parts[0]).absoluteString) : nil
        let message = BridgeMessage(
            id: "1", component: "form", event: parts.last ?? "", metadata: metadata, jsonData: "{}")
        switch inbox.receive(message, facts) {
        case .deliver: delivered.append("\(facts.holder.map { "\($0.rawValue)" } ?? "?") \(message.event)")
        case .hold: break
        case .drop(let reason): reasons.append(reason)
        }
    }

    private func id(_ text: String) -> BridgeInbox.VisitableID { BridgeInbox.VisitableID(Int(text) ?? -1) }

    private func url(_ text: String) -> URL { URL(fileURLWithPath: "/\(text)") }
}
