import Foundation
import Testing

@testable import TurboCore

@Suite("Messages of bridge components")
struct BridgeMessageTests {
    private func message(_ json: String) -> BridgeMessage {
        BridgeMessage(id: "1", component: "form", event: "connect", metadata: nil, jsonData: json)
    }

    @Test(
        arguments: [
            (#"{"a": 1, "b": [true, null]}"#, #"{"b":[true,null],"a":1}"#, true),
            (#"{"a": {"b": "c"}}"#, #"{ "a" : {"b":"c"} }"#, true),
            (#"{"a": 1}"#, #"{"a": 2}"#, false),
            (#"{"a": 1}"#, #"{"a": true}"#, false),
            ("{", "{", true),
            ("{", "[", false),
        ])
    func `Data with equal values are equal`(_ left: String, _ right: String, isEqual: Bool) {
        #expect((message(left) == message(right)) == isEqual)
    }

    private struct Title: Codable, Equatable {
        let title: String
        let rows: [Int]
    }

    @Test func `Data are decoded as their type`() throws {
        let message = try message("{}").encodingData(event: "changed", Title(title: "Ä/b", rows: [1, 2]))
        #expect(message.event == "changed")
        #expect(message.id == "1")
        #expect(try message.decodedData() == Title(title: "Ä/b", rows: [1, 2]))
    }

    @Test func `Data of another type are reported with the missing key`() {
        #expect(throws: DecodingError.self) { try message(#"{"title": "a"}"#).decodedData(as: Title.self) }
    }

    @Test func `A value that can't be encoded is reported`() {
        #expect(throws: EncodingError.self) { try message("{}").encodingData(["a": Double.nan]) }
    }
}
