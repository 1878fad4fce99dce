import Testing

@testable import TurboCore

/// A sequence of events at the outbox of a screen, and the messages that were sent to the page.
///
/// `open 1` means that the screen contains the web view with its first page, `got 3 connect` that the page sent message
/// 3, and `send 3 connect a` sends a reply to it with the data "a".
struct OutboxRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let events: [String]
    let sent: [String]

    init(_ name: String, _ events: [String], _ sent: [String]) {
        testDescription = name
        self.events = events
        self.sent = sent
    }
}

@Suite("Messages for the page wait for it")
struct BridgeOutboxTests {
    static let rows: [OutboxRow] = [
        OutboxRow("at once", ["open 1", "got 3 connect", "send 3 connect a", "send 3 connect b"], ["3 a", "3 b"]),
        OutboxRow(
            "the app sends the first message", ["send n1 play a", "send n2 stop b", "open 1"], ["n1 a", "n2 b"]),
        OutboxRow(
            "the page is loading again", ["open 1", "got 3 connect", "close", "send 3 connect a", "open 1"], ["3 a"]),
        OutboxRow(
            "the new page has another message identifier",
            ["open 1", "got 3 connect", "close", "send 3 connect a", "open 2", "got 1 connect"], ["1 a"]),
        OutboxRow(
            "once, and in order",
            [
                "open 1", "got 3 connect", "close", "send 3 connect a", "send 3 connect b", "open 2", "got 1 connect",
                "got 2 connect",
            ],
            ["1 a", "1 b"]),
        OutboxRow(
            "a reply before the new page's first message",
            ["open 1", "got 3 connect", "open 2", "send 3 connect a", "got 8 connect"], ["8 a"]),
        OutboxRow(
            "the new page never sends that message",
            ["open 1", "got 3 connect", "close", "send 3 connect a", "open 2", "got 3 other"], []),
        OutboxRow(
            "replies to other messages are sent at once",
            ["open 1", "got 3 connect", "close", "send 3 connect a", "open 2", "got 4 other", "send 4 other b"], ["4 b"]
        ),
        OutboxRow(
            "a reply with another event",
            ["open 1", "got 3 connect", "send 3 disabled a", "close", "send 3 disabled b", "open 2", "got 5 connect"],
            ["3 a", "5 b"]),
        OutboxRow("a reply to a message that the app created", ["open 1", "send 77 connect a"], ["77 a"]),
    ]

    @Test(arguments: rows)
    func `Each event sends the messages of its row`(_ row: OutboxRow) {
        var outbox = BridgeOutbox()
        var sent: [String] = []
        for event in row.events { sent += outbox.handle(event) }
        #expect(sent == row.sent)
    }

    @Test func `The number of waiting messages is limited`() {
        var outbox = BridgeOutbox()
        for _ in 0..<BridgeOutbox.limit { #expect(outbox.send(.of("1", "a", "")) == []) }
        #expect(outbox.send(.of("1", "a", "")) == nil)
        #expect(outbox.count == BridgeOutbox.limit)
        #expect(outbox.open(page: 1).count == BridgeOutbox.limit)
        #expect(outbox.count == 0)
    }
}

extension BridgeOutbox {
    /// - Returns: the messages sent to the page, with their identifiers and data.
    fileprivate mutating func handle(_ event: String) -> [String] {
        let words = event.split(separator: " ").map(String.init)
        let messages: [BridgeMessage]? =
            switch words[0] {
            case "open": open(page: Int(words[1]) ?? 0)
            case "got": received(.of(words[1], words[2], ""))
            case "send": send(.of(words[1], words[2], words[3]))
            default:
                {
                    close(); return []
                }()
            }
        return (messages ?? []).map { "\($0.id) \($0.jsonData)" }
    }
}

extension BridgeMessage {
    fileprivate static func of(_ id: String, _ event: String, _ data: String) -> BridgeMessage {
        BridgeMessage(id: id, component: "form", event: event, metadata: nil, jsonData: data)
    }
}
