import Foundation
import Testing

@testable import TurboCore

@Suite struct JSONReaderTests {
    static func read(_ text: String) throws -> JSONValue {
        try JSONReader.read(Array(text.utf8)).root.value
    }

    @Test(
        arguments: [
            ("true", true), ("false", false), (" null ", .null), ("1", 1), ("-0", 0), ("0", 0), ("1.0", .number(1)),
            ("-1.5e2", -150.0), ("9223372036854775807", .integer(.max)),
            ("9223372036854775808", .number(9.223372036854775808e18)),
            (#""a""#, "a"), (#""\\d+$""#, "\\d+$"), (#""\"\/\b\f\n\r\t""#, "\"/\u{8}\u{C}\n\r\t"),
            (#""\u00e4\ud83d\ude00""#, "ä😀"), ("\"ä😀\"", "ä😀"), ("[]", []), ("{}", [:]),
            ("[1, [true], {\"a\": null}]", [1, [true], ["a": .null]]), ("{\"a\":1,\"a\":2}", ["a": 2]),
            ("\u{FEFF}{\"a\":1}", ["a": 1]), ("{\r\n\t\"a\" : 1 }\n", ["a": 1]),
        ] as [(String, JSONValue)])
    func `Valid JSON is read as its value`(text: String, expected: JSONValue) throws {
        #expect(try Self.read(text) == expected)
    }

    @Test func `Numbers and Booleans are distinguished`() throws {
        #expect(try Self.read("[1, true, 0, false]") == .array([.integer(1), .bool(true), .integer(0), .bool(false)]))
    }

    @Test(
        arguments: [
            ("", 0, "empty"), ("[,]", 1, "missing before"), ("{,}", 1, "key in double quotes"),
            ("[1,,]", 3, "missing before"),
            ("{\"a\":1 \"b\":2}", 7, "A comma or \"}\""), ("[1 2]", 3, "A comma or \"]\""), ("[", 1, "ends before"),
            ("{\"a\"", 4, "colon"), ("{a: 1}", 1, "key in double quotes"), ("// no", 0, "no comments"),
            ("['a']", 1, "double quotes"), ("<html>", 0, "HTML"), ("{} {}", 3, "text after"),
            ("\"\\d\"", 1, "write two: \\\\d"), ("\"a", 0, "closing quote"), ("\"a\nb\"", 2, "line break"),
            ("\"\\ud800\"", 1, "half of a surrogate pair"), ("\"\\ud800\\u0041\"", 1, "half of a surrogate pair"),
            ("\"\\u00g0\"", 3, "hexadecimal"), ("01", 0, "begin with 0"), ("1.", 2, "digit"), ("-", 1, "digit"),
            ("1e999", 0, "too large"), ("[1,,2]", 3, "missing before"), ("yes", 0, "A value is expected"),
            ("{\"a\":", 5, "ends where a value"), ("\"\\", 2, "within an escape"),
        ])
    func `A syntax error has an offset and an explanation`(text: String, offset: Int, part: String) throws {
        let failure = try #require(throws: JSONReader.Failure.self) { try Self.read(text) }
        #expect(failure.offset == offset, "\(failure.message)")
        #expect(failure.message.contains(part), "\(failure.message)")
    }

    @Test(arguments: [("[1,]", [2]), ("{\"a\":1 , }", [7]), ("[[1,],]", [3, 5]), ("[1, 2]", [])])
    func `A comma after the last element is noted`(text: String, commas: [Int]) throws {
        #expect(try JSONReader.read(Array(text.utf8)).trailingCommas == commas)
    }

    @Test func `A value has the offset of its end`() throws {
        let root = try JSONReader.read(Array(#"{"a" : ["é", 12 ], "b":true}"#.utf8)).root
        #expect(root.members?.map(\.keyEnd) == [4, 23])
        #expect([root, root["a"], root["b"]].map { $0?.end } == [29, 18, 28])
        #expect(root["a"]?.elements?.map(\.end) == [12, 16])
    }

    @Test func `Depth is bounded`() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(throws: Never.self) { try Self.read(nested(JSONReader.maximumDepth)) }
        #expect(throws: JSONReader.Failure.self) { try Self.read(nested(JSONReader.maximumDepth + 1)) }
        #expect(throws: JSONReader.Failure.self) { try Self.read(String(repeating: "[", count: 1_000_000)) }
    }

    @Test(arguments: [(0, 1, 1), (1, 1, 2), (2, 2, 1), (4, 2, 2), (5, 3, 1), (6, 4, 1), (99, 4, 2)])
    func `An offset is reported as line and character`(offset: Int, line: Int, column: Int) {
        let position = LineTable(Array("a\nä\n\nb".utf8)).position(at: offset)
        #expect(position == .init(line: line, column: column))
    }
}
