import Testing
import TurboCore

@testable import TurboSession

/// The text of bridge messages in the log.
@Suite struct BridgeMessageTextTests {
    @Test func `A page whose URL has brackets is the page that sent the message`() throws {
        let message = try BridgeMessage(body: [
            "id": "1", "component": "form", "event": "connect",
            "data": ["metadata": ["url": "https://h/list?f[]=1&q=caf%C3%A9"]],
        ])
        #expect(message.metadata?.url == "https://h/list?f%5B%5D=1&q=caf%C3%A9")
    }

    private let fields: [String: Any] = ["id": "1", "component": "form", "event": "connect"]

    @Test func `A body that isn't a message is dropped, with the reason`() {
        let bodies: [(Any, String)] = [
            ("text", "isn't an object"), ([fields], "isn't an object"),
            (fields.filter { $0.key != "id" }, "without a text in “id”"),
            (fields.merging(["id": 1]) { $1 }, "without a text in “id”"),
            (fields.merging(["component": ""]) { $1 }, "without a text in “component”"),
            (fields.filter { $0.key != "event" }, "without a text in “event”"),
            (fields.merging(["data": ["a": Double.infinity]]) { $1 }, "data isn't valid JSON"),
        ]
        for (body, reason) in bodies {
            let error = #expect(throws: MessageError.self) { try BridgeMessage(body: body) }
            #expect(error?.description.contains(reason) == true, "\(body): \(error?.description ?? "")")
        }
    }

    @Test func `A message without data has an empty object, and so has one whose data aren't an object`() throws {
        for body in [fields, fields.merging(["data": "text"]) { $1 }] {
            #expect(try BridgeMessage(body: body).jsonData == "{}")
        }
    }
}
