import Testing

@testable import TurboNavigatorTool

@Suite struct JSONCursorTests {
    /// Returns the cursor at the `|` of a text.
    private static func cursor(_ marked: String, isOnCharacter: Bool = false) throws -> (
        cursor: JSONCursor?, bytes: [UInt8]
    ) {
        var bytes = [UInt8](marked.utf8)
        let offset = try #require(bytes.firstIndex(of: UInt8(ascii: "|")))
        bytes.remove(at: offset)
        return (JSONCursor(bytes, at: offset, isOnCharacter: isOnCharacter), bytes)
    }

    /// The place as text: the path, "key" or "value", and the token.
    private static func text(_ marked: String, isOnCharacter: Bool = false) throws -> String {
        let (cursor, bytes) = try cursor(marked, isOnCharacter: isOnCharacter)
        guard let cursor else { return "nowhere" }
        let path = cursor.path.map { $0 ?? "*" }.joined(separator: "/")
        let token = String(decoding: bytes[cursor.token], as: UTF8.self)
        return "\(path) \(cursor.isKey ? "key" : "value") \(token)"
    }

    @Test(arguments: [
        ("|", " value "), ("{|", " key "), ("{|}", " key "), (#"{"ru|"#, #" key "ru"#),
        (#"{"ru|les": 1}"#, #" key "rules""#),
        (#"{"rules"|: 1}"#, "nowhere"), (#"{"rules":|"#, "rules value "), (#"{"rules": |}"#, "rules value "),
        (#"{"rules": [{|"#, "rules/* key "), (#"{"rules": [|]"#, "rules/* value "), (#"{"a": 1, |"b": 2}"#, " key "),
        (#"{"rules": [{"patterns": ["/a$"], "properties": {"context": "mo|"#, #"rules/*/properties/context value "mo"#),
        (#"{"rules": [{}, {"properties": {"animated": tr|}}]}"#, "rules/*/properties/animated value tr"),
        (#"{"rules": [{"properties": {pull_to|"#, "rules/*/properties key pull_to"),
        ("{\"a\": 1\n \"b|\": 2}", #" key "b""#), ("{\"a\": \"x|\n\"b\": 2}", #"a value "x"#),
        (#"{"a": "x"| "#, "nowhere"),
        (#"{"a": "x" |}"#, "nowhere"), (#"{"a": "\"|"}"#, #"a value "\"""#),
        (#"{"a": {}, "b": [1, 2], "|"#, #" key ""#),
        ("]]}|", " value "), (#"{"a": tru|e}"#, "a value true"), (#"{"a" "b|"#, "nowhere"), ("\u{FEFF}{|", " key "),
    ])
    func `A place is found in incomplete JSON`(marked: String, expected: String) throws {
        #expect(try Self.text(marked) == expected)
    }

    @Test(arguments: [
        (#"{|"rules": 1}"#, #" key "rules""#), (#"{"rules|": 1}"#, #" key "rules""#), (#"{"rules"|: 1}"#, "nowhere"),
        (#"{"a": |true}"#, "a value true"), (#"{"a": [|"x"]}"#, #"a/* value "x""#), (#"{"a": |{}}"#, "a value "),
    ])
    func `A character belongs to its token`(marked: String, expected: String) throws {
        #expect(try Self.text(marked, isOnCharacter: true) == expected)
    }

    @Test(arguments: [
        (#"{"a": {"x": 1}, "|", "b": [{"y": 2}], "c": 3}"#, ["a", "b", "c"]), (#"{"a|": 1, "b": 2}"#, ["b"]),
        (#"[{"a": 1}, {"b": 1, |}, {"c": 1}]"#, ["b"]), (#"{"a": 1, "|"#, ["a"]), (#"{"a": |}"#, []),
    ])
    func `The other keys of the object are known`(marked: String, expected: [String]) throws {
        #expect(try Self.cursor(marked).cursor?.otherKeys == expected)
    }

    @Test func `Every place in any text has a cursor or none`() {
        let bytes = [UInt8](#"{"a\": [}, "é": {"b": tr,, "c"#.utf8) + [0xFF, 0x80, 0x22, 0x5C]
        for length in 0...bytes.count {
            for offset in 0...length {
                let cursor = JSONCursor(Array(bytes.prefix(length)), at: offset)
                #expect(cursor.map { 0 <= $0.token.lowerBound && $0.token.upperBound <= length } ?? true)
            }
        }
    }
}
