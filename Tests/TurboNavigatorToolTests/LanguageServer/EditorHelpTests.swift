import Testing
import TurboCore

@testable import TurboNavigatorTool

/// Tests completions and explanations.
@Suite struct EditorHelpTests {
    /// Opens the text without its `|`, and returns the position of that.
    private static func session(
        _ marked: String, _ options: CheckOptions = CheckOptions()
    ) throws -> (session: EditorSession, position: JSONValue) {
        let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        let text = parts.joined()
        let position = EditorDocument(uri: "", version: .null, text: text).position(at: parts[0].utf8.count)
        return (EditorSession(text, options), position)
    }

    private static func completions(_ marked: String, _ options: CheckOptions = CheckOptions()) throws -> [JSONValue] {
        var (session, position) = try session(marked, options)
        return session.result("textDocument/completion", ["position": position]).arrayValue ?? []
    }

    private static let rule = #"{"rules": [{"patterns": ["/a$"], "properties": {"#

    /// Each row: a text with a cursor, and the completions.
    @Test(arguments: [
        ("{|", ["$schema", "comment", "settings", "rules"]),
        (#"{"rules": [], "s|"#, ["$schema", "comment", "settings"]),
        (#"{"rules": [{"|"#, ["comment", "patterns", "properties"]), (#"{"settings": {"|"#, ["tabs"]),
        (#"{"rules": "|"#, []),
        (rule + #""context": "|"#, ["default", "modal"]), (rule + #""animated": |"#, ["true", "false"]),
        (
            #"{"settings": {"tabs": [{"title": "A", "|"#,
            ["id", "symbol", "path", "search", "badge", "visible", "comment"]
        ),
        (#"{"settings": {"tabs": [{"search": |"#, ["true", "false"]),
        (
            #"{"settings": {"tabs": [{"title": "A", "path": "/a"}]}, "# + rule.dropFirst() + #""tab_id": "|"}}]}"#,
            ["/a"]
        ),
        (rule + #""title": "|"#, []), (rule + #""own": "|"#, []), (#"{"rules": [{"patterns": ["|"#, []), ("|", []),
    ])
    func `Keys and values are completed`(marked: String, expected: [String]) throws {
        #expect(try Self.completions(marked).compactMap { $0["label"]?.stringValue } == expected)
    }

    @Test func `A symbol of a tab is completed`() throws {
        let items = try Self.completions(#"{"settings": {"tabs": [{"symbol": "|"#)
        #expect(items.contains { $0["label"] == "envelope" })
    }

    @Test func `Every property is completed, except those that the rule has`() throws {
        let options = CheckOptions(libraries: ConfigurationLibrary.allCases)
        let all = PropertyVocabulary.keys.map(\.name)
        let items = try Self.completions(Self.rule + #""title": "x", "|"#, options)
        #expect(items.compactMap { $0["label"]?.stringValue } == all.filter { $0 != "title" })
        #expect(items.allSatisfy { $0["documentation"]?.stringValue?.isEmpty == false })
    }

    @Test func `Only keys and values of the libraries that read the file are completed`() throws {
        let labels = { (marked: String, library: ConfigurationLibrary) in
            try Self.completions(marked, CheckOptions(libraries: [library])).compactMap { $0["label"]?.stringValue }
        }
        #expect(try labels(Self.rule + "|", .hotwireAndroid).contains("uri"))
        #expect(try !labels(Self.rule + "|", .hotwireIOS).contains("uri"))
        #expect(try labels(Self.rule + #""presentation": "|"#, .hotwireAndroid).contains("push"))
        #expect(try !labels(Self.rule + #""presentation": "|"#, .hotwireIOS).contains("push"))
    }

    /// Each row: a text with a cursor, and the text after the completion with a label.
    @Test(arguments: [
        (rule + "|", "context", rule + #""context": "#), (rule + #""con|"#, "context", rule + #""context": "#),
        (rule + #""con|"}"#, "context", rule + #""context": }"#),
        (rule + #""|": 1}"#, "context", rule + #""context": 1}"#),
        (rule + "con|", "context", rule + #""context": "#),
        (rule + #""é": 1, "context": "|""#, "modal", rule + #""é": 1, "context": "modal""#),
        (rule + #""animated": f|}"#, "false", rule + #""animated": false}"#),
        // The other quote isn't written yet.
        (rule + #""con|}}]}"#, "context", rule + #""context": }}]}"#),
        (rule + #""con|: "modal"}}]}"#, "context", rule + #""context": "modal"}}]}"#),
        (rule + #""con|, "animated": false}}]}"#, "context", rule + #""context": , "animated": false}}]}"#),
        (rule + #""context": "mo|}}]}"#, "modal", rule + #""context": "modal"}}]}"#),
        (
            rule + #""context": "mo|, "animated": false}}]}"#, "modal",
            rule + #""context": "modal", "animated": false}}]}"#
        ),
    ])
    func `A completion replaces what was typed`(marked: String, label: String, expected: String) throws {
        let item = try #require(try Self.completions(marked).first { $0["label"]?.stringValue == label })
        let document = EditorDocument(uri: "", version: .null, text: marked.replacingOccurrences(of: "|", with: ""))
        var bytes = document.bytes
        let range = try document.offsets(of: item["textEdit"]?["range"])
        let typed = String(decoding: bytes[range], as: UTF8.self).trimmingCharacters(in: ["\""])
        #expect(item["filterText"]?.stringValue?.trimmingCharacters(in: ["\""]).hasPrefix(typed) == true)
        bytes.replaceSubrange(range, with: try #require(item["textEdit"]?["newText"]?.stringValue).utf8)
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }

    private static func hover(_ marked: String, _ options: CheckOptions = CheckOptions()) throws -> String? {
        var (session, position) = try session(marked, options)
        return session.result("textDocument/hover", ["position": position])["contents"]?["value"]?.stringValue
    }

    /// Each row: a text with a cursor, and the explanation.
    @Test(arguments: [
        (
            rule + #""con|text": "modal"}}]}"#,
            "`context`: The stack that shows the page.\n\nValues: `\"default\"`, `\"modal\"`"
        ),
        (
            rule + #""context": "|modal"#,
            "`context`: The stack that shows the page.\n\nValues: `\"default\"`, `\"modal\"`"
        ),
        (
            rule + #""|uri": "x"}}]}"#,
            #"`uri`: The destination that shows the page, such as "hotwire://fragment/web". (hotwire-android, turbo-android)"#
        ),
        (#"{"|rules": []}"#, "`rules`: Properties for paths. Later rules override earlier ones."),
        (rule + #""|own": 1}}]}"#, nil), (#"{"settings": {"|context": 1}}"#, nil), ("|{}", nil),
        (#"{"rules"|: []}"#, nil),
    ])
    func `A key is explained`(marked: String, expected: String?) throws {
        #expect(try Self.hover(marked) == expected)
    }

    /// Each row: a pattern with a cursor, the routes, and the explanation.
    @Test(arguments: [
        ("|/posts", "GET /posts/:id\n/posts\n/users", "Matches 2 of 3 paths:\n\n```text\n/posts/:id\n/posts\n```"),
        ("/no|where", "/posts", "Matches none of 1 path."),
        ("/|", (1...25).map { "/p\($0)" }.joined(separator: "\n"), "and 5 more"),
        ("/(|", "/posts", nil),
    ])
    func `The paths that a pattern matches are listed`(pattern: String, routes: String, expected: String?) throws {
        let options = CheckOptions(routes: RouteList(routes).routes)
        let text = try Self.hover(
            #"{"rules": [{"patterns": ["é", "\#(pattern)"], "properties": {"animated": true}}]}"#, options)
        #expect(expected.map { text?.hasSuffix($0) ?? false } ?? (text == nil), "\(text ?? "nothing")")
    }

    @Test func `Libraries that match other paths are named`() throws {
        let marked = #"{"rules": [{"patterns": ["|/Posts$"], "properties": {"animated": true}}]}"#
        let options = CheckOptions(libraries: [.hotwireIOS, .hotwireAndroid], routes: RouteList("/posts\n/a\n").routes)
        let text = try #require(try Self.hover(marked, options))
        #expect(
            text.contains("Hotwire Native for iOS: Matches none")
                && text.contains("Hotwire Native for Android: Matches 1 of 2"))
        #expect(try Self.hover(marked)?.contains("--routes") == true)
    }
}
