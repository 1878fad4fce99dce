import Testing
import TurboCore

@testable import TurboNavigatorTool

@Suite struct EditorDocumentTests {
    /// Each row: a text, the offset of a byte, and its line and UTF-16 unit.
    @Test(arguments: [
        ("", 0, 0, 0), ("ab", 1, 0, 1), ("ab", 2, 0, 2), ("a\nb", 2, 1, 0), ("a\r\nb", 3, 1, 0), ("a\rb", 2, 1, 0),
        ("é\"", 2, 0, 1), ("見\"", 3, 0, 1), ("😀\"", 4, 0, 2), ("\u{FEFF}{", 3, 0, 1), ("e\u{301}x", 3, 0, 2),
        ("a\n😀é見\"", 11, 1, 4), ("a\n", 2, 1, 0), ("a\n\r\n\rb", 5, 3, 0),
    ])
    func `A position counts UTF-16 units`(text: String, offset: Int, line: Int, character: Int) throws {
        let document = EditorDocument(uri: "", version: .null, text: text)
        let position: JSONValue = ["line": .integer(line), "character": .integer(character)]
        #expect(document.position(at: offset) == position)
        #expect(try document.offset(of: position) == offset)
    }

    /// Each row: a text, a line and a character that don't exist, and the offset that they mean.
    @Test(arguments: [
        ("ab\ncd", 0, 9, 2), ("ab\r\ncd", 0, .max, 2), ("ab\rcd", 0, 3, 2), ("ab", 7, 0, 2), ("ab\n", .max, .max, 3),
        ("😀", 0, 1, 0), ("", 0, .max, 0),
    ])
    func `A position outside of the text means the nearest one`(text: String, line: Int, character: Int, offset: Int)
        throws
    {
        let document = EditorDocument(uri: "", version: .null, text: text)
        #expect(try document.offset(of: ["line": .integer(line), "character": .integer(character)]) == offset)
    }

    @Test(
        arguments: [nil, .null, 1, [:], ["line": 1], ["line": -1, "character": 0], ["line": 0, "character": 1.5]]
            as [JSONValue?])
    func `Anything else isn't a position`(position: JSONValue?) {
        let document = EditorDocument(uri: "", version: .null, text: "ab")
        #expect(throws: ResponseError.self) { try document.offset(of: position) }
    }
}
