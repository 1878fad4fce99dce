import Foundation
import Testing

@testable import TurboCore

@Suite("Tabs in the settings")
struct ConfiguredTabTests {
    private func configuration(_ tabs: String) -> PathConfiguration {
        PathConfiguration(sources: [.data(Data(#"{"settings": {"tabs": \#(tabs)}, "rules": []}"#.utf8))])
    }

    /// What is left of the tabs, and what is reported.
    private func outcome(_ tabs: String) -> (tabs: [String], messages: [String]) {
        let configuration = configuration(tabs)
        return (configuration.tabs.map(\.id), configuration.diagnostics.map(\.message))
    }

    @Test func `A tab has a title, a symbol and a path, and its path is its identifier`() {
        let tabs = configuration(
            """
            [{"title": "Home", "symbol": "house", "path": "/", "search": false},
             {"id": "mail", "title": "Mail", "path": "/mail?all=1", "search": null},
             {"title": "Find", "path": "/find", "search": true, "badge": "/found", "visible": false}]
            """
        ).tabs
        #expect(
            tabs == [
                ConfiguredTab(title: "Home", symbol: "house", path: "/"),
                ConfiguredTab(id: "mail", title: "Mail", path: "/mail?all=1"),
                ConfiguredTab(
                    title: "Find", path: "/find", isSearch: true, badge: "/found", isVisible: false),
            ])
        #expect(tabs.map(\.id) == ["/", "mail", "/find"] && tabs.map(\.isSearch) == [false, false, true])
    }

    @Test func `Without the setting there are no tabs, and an app's own keys aren't reported`() {
        #expect(PathConfiguration(sources: []).tabs.isEmpty)
        #expect(outcome("null") == ([], []))
        #expect(outcome("[]") == ([], []))
        #expect(outcome(#"[{"title": "A", "path": "/a", "roles": [1], "_note": 2, "comment": 3}]"#) == (["/a"], []))
    }

    @Test(arguments: [
        (#"{}"#, #""tabs" is an object but must be an array of objects. It is ignored."#),
        (#"["/"]"#, #"Tab 1 is text but must be an object with "title" and "path". It is ignored."#),
        (#"[{"path": "/"}]"#, #"Tab 1 has no "title". It is ignored."#),
        (#"[{"title": "A"}]"#, #"Tab 1 has no "path". It is ignored."#),
        (
            #"[{"title": "A", "path": "//other.example/"}]"#,
            "Tab 1 has a path that doesn't begin with one slash, as those of the app's own site do. It is ignored."
        ),
        (
            #"[{"title": "A", "path": "javascript:1"}]"#,
            "Tab 1 has a path that doesn't begin with one slash, as those of the app's own site do. It is ignored."
        ),
        (
            #"[{"title": "A", "path": "/\\other.example"}]"#,
            "Tab 1 has a path that doesn't begin with one slash, as those of the app's own site do. It is ignored."
        ),
    ])
    func `A tab that can't be used is left out and reported`(tabs: String, message: String) {
        #expect(outcome(tabs) == ([], [message]))
    }

    @Test(arguments: [
        (#""symbol": 7"#, #"Tab 1: "symbol" is a number but must be text. The key is ignored."#),
        (#""symbol": " ""#, #"Tab 1: "symbol" is empty. The key is ignored."#),
        (
            #""symbol": "\#(String(repeating: "a", count: 201))""#,
            #"Tab 1: "symbol" has more than 200 characters. The key is ignored."#
        ),
        (
            #""symbol": "a\#(String(repeating: "\u{301}", count: 800))""#,
            #"Tab 1: "symbol" has more than 200 characters. The key is ignored."#
        ),
        (#""search": "yes""#, #"Tab 1: "search" is text but must be true or false. The key is ignored."#),
        (#""visible": 0"#, #"Tab 1: "visible" is a number but must be true or false. The key is ignored."#),
        (
            #""badge": "https://other.example/""#,
            #"Tab 1: "badge" doesn't begin with one slash, as those of the app's own site do. The key is ignored."#
        ),
        (#""symbl": "house""#, #"Tab 1: "symbl" isn't a known key. Did you mean "symbol"?"#),
    ])
    func `A key that can't be used is left out, and its tab stays`(key: String, message: String) {
        #expect(outcome(#"[{"title": "A", "path": "/a", \#(key)}]"#) == (["/a"], [message]))
    }

    @Test func `Other tabs stay, and a second one with the same identifier doesn't`() {
        let tabs = outcome(
            #"[{"title": "A", "path": "/a"}, 1, {"title": "B", "path": "/a"}, {"title": "C", "path": "/c", "id": "c"}]"#
        )
        #expect(tabs.tabs == ["/a", "c"])
        #expect(
            tabs.messages == [
                #"Tab 2 is a number but must be an object with "title" and "path". It is ignored."#,
                #"Tab 3 has the identifier "/a" of an earlier one. It is ignored."#,
            ])
    }

    @Test func `One tab is for search`() {
        let two = #"[{"title": "A", "path": "/a", "search": true}, {"title": "B", "path": "/b", "search": true}]"#
        #expect(configuration(two).tabs.map(\.isSearch) == [true, false])
        #expect(outcome(two).messages == [#"Tab 2: "search" is true for an earlier tab. The key is ignored."#])
    }

    @Test func `There are ten tabs at most`() {
        let many = (1...12).map { #"{"title": "\#($0)", "path": "/\#($0)"}"# }.joined(separator: ", ")
        #expect(outcome("[\(many)]").tabs == (1...10).map { "/\($0)" })
        #expect(outcome("[\(many)]").messages.count == 2)
    }

    @Test func `A problem is reported where it is written`() throws {
        let text = """
            {"rules": [], "settings": {"tabs": [
              {"title": "A", "path": "/a"},
              {"title": "B",
               "path": "b"}
            ]}}
            """
        let document = try PathConfigurationDocument(Data(text.utf8))
        let found = try #require(document.diagnostics.first)
        #expect(document.diagnostics.count == 1)
        #expect((found.line, found.column, found.code) == (4, 12, .unusableTab))
    }
}
