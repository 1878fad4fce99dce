import Foundation
import Testing

@testable import TurboNavigatorTool

@Suite struct MessageBufferTests {
    private static func message(_ content: String) -> String {
        "Content-Length: \(content.utf8.count)\r\n\r\n\(content)"
    }

    private static func parts(_ buffer: inout MessageBuffer) throws -> [String] {
        var parts: [String] = []
        while let part = try buffer.next() {
            switch part {
            case .message(let content): parts.append(String(decoding: content, as: UTF8.self))
            case .skipped(let length): parts.append("skipped \(length)")
            }
        }
        return parts
    }

    /// Each row: the bytes, and the messages in them.
    @Test(arguments: [
        ("", []), (message("{}"), ["{}"]), (message("é😀") + message("2"), ["é😀", "2"]), (message(""), [""]),
        ("content-length:2\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n{}", ["{}"]),
    ])
    func `Messages arrive in parts of any size`(text: String, expected: [String]) throws {
        let bytes = [UInt8](text.utf8)
        for size in [1, 7, 65_536] {
            var (buffer, found) = (MessageBuffer(), [String]())
            for start in stride(from: 0, to: bytes.count, by: size) {
                buffer.append(Array(bytes[start..<min(start + size, bytes.count)]))
                found += try Self.parts(&buffer)
            }
            #expect(found == expected)
            #expect(buffer.isComplete)
        }
    }

    @Test func `A message that is too large is skipped`() throws {
        let length = MessageBuffer.maximumLength + 1
        var buffer = MessageBuffer()
        buffer.append([UInt8]("Content-Length: \(length)\r\n\r\nx".utf8))
        #expect(try Self.parts(&buffer) == ["skipped \(length)"])
        buffer.append([UInt8](repeating: UInt8(ascii: "x"), count: length - 2))
        #expect(try Self.parts(&buffer).isEmpty && !buffer.isComplete)
        buffer.append([UInt8](("x" + Self.message("{}")).utf8))
        #expect(try Self.parts(&buffer) == ["{}"] && buffer.isComplete)
    }

    @Test(arguments: [
        ("hello\n", "Each message must begin with"), ("{\"method\": \"initialize\"}\n", "must begin with"),
        ("{}\r\n\r\n", "must begin with"),
        ("Content-Type: text\r\n\r\n{}", "must begin with"), ("Content-Length: 2\n\n{}", "must begin with"),
        ("Content-Length: two\r\n\r\n{}", "\"two\" isn't the length"), ("Content-Length: -2\r\n\r\n{}", "\"-2\" isn't"),
        ("Content-Length: 99999999999999999999\r\n\r\n", "isn't the length"),
        ("X: " + String(repeating: "x", count: 5000), "is longer than 4096 bytes"),
    ])
    func `A broken header is an error with a sentence`(text: String, sentence: String) {
        var buffer = MessageBuffer()
        buffer.append([UInt8](text.utf8))
        let error = #expect(throws: ToolError.self) { try buffer.next() }
        #expect(error?.message.contains(sentence) == true, "\(error?.message ?? "")")
    }

    @Test(arguments: ["C", "Content-Length: 2\r\n", "Content-Length: 2\r\n\r\n{", "Content-Length: 99999999\r\n\r\n{"])
    func `An incomplete message is no message`(text: String) throws {
        var buffer = MessageBuffer()
        buffer.append([UInt8](text.utf8))
        #expect(try Self.parts(&buffer).allSatisfy { $0.hasPrefix("skipped") })
        #expect(!buffer.isComplete)
    }
}
