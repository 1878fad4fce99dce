import Foundation
import Testing

@testable import TurboCore

/// The text that each library searches, as in its source: `URL.path()` and `URL.query` on iOS, `URL.path` in turbo-ios,
/// `java.net.URL` on Android.
@Suite struct ConfigurationLibraryTests {
    /// Each row: an address, and the text that this library, turbo-ios and the other three libraries search.
    @Test(
        arguments: [
            ("/posts", "/posts", "/posts", "/posts"), ("/posts/?page=2", "/posts", "/posts", "/posts/?page=2"),
            ("/caf%C3%A9", "/café", "/café", "/caf%C3%A9"), ("/a%2Fb/", "/a/b", "/a/b", "/a%2Fb/"),
            ("", "/", "", ""), ("/", "/", "/", "/"), ("?a=1", "/", "", "?a=1"), ("/new?", "/new", "/new", "/new?"),
            ("/%zz", "/%zz", "/%zz", "/%zz"), ("/a//", "/a/", "/a", "/a//"), ("/a#b", "/a", "/a", "/a"),
        ])
    func `Each library searches the text of its row`(address: String, ours: String, turboIOS: String, others: String) {
        for library in ConfigurationLibrary.allCases {
            let text = library.searchedText(address, matchesQuery: library.matchesQueryByDefault)
            #expect(text == (library == .turboNavigator ? ours : library == .turboIOS ? turboIOS : others))
        }
    }

    /// An empty query is none for this library. Others search "?" if they search queries.
    @Test(arguments: ConfigurationLibrary.allCases)
    func `Each library reads an empty query as in its row`(library: ConfigurationLibrary) {
        let text = library.searchedText("/new?", matchesQuery: true)
        #expect(text == (library == .turboNavigator ? "/new" : "/new?"))
    }

    static func context(_ path: String, _ library: ConfigurationLibrary) throws -> PathProperties {
        let rules: [(patterns: [String], properties: [String: Any])] = [
            (["/New$"], ["context": "modal"]), (["historical"], ["presentation": "replace", "context": "modal"]),
        ]
        let document = try PathConfigurationDocument(try PathConfigurationMatchingTests.json(rules)).read(by: library)
        return document.match(address: path, library, matchesQuery: library.matchesQueryByDefault).properties
    }

    @Test(arguments: ConfigurationLibrary.allCases)
    func `Only Android ignores the case of letters`(library: ConfigurationLibrary) throws {
        #expect(try Self.context("/posts/New", library).context == .modal)
        #expect(try Self.context("/posts/new", library).context == (library.isAndroid ? .modal : .default))
    }

    /// In this library a rule of the app takes precedence over a built-in one. In Hotwire Native the built-in one does,
    /// and matches anywhere in the path.
    @Test(arguments: ConfigurationLibrary.allCases.filter(\.hasBuiltInRules))
    func `The order of the built-in rules`(library: ConfigurationLibrary) throws {
        let own = try Self.context("/recede_historical_location", library)
        #expect(own.presentation == (library == .turboNavigator ? .replace : .pop))
        #expect(own.context == (library == .turboNavigator ? .modal : .default))
        let below = try Self.context("/recede_historical_location/1", library)
        #expect((below.historicalLocation != nil) == (library != .turboNavigator))
    }

    @Test(arguments: [ConfigurationLibrary.turboIOS, .turboAndroid])
    func `The predecessors of Hotwire Native have no built-in rules`(library: ConfigurationLibrary) throws {
        let properties = try Self.context("/recede_historical_location", library)
        #expect(properties.presentation == .replace && properties.historicalLocation == nil)
    }

    @Test(arguments: ConfigurationLibrary.allCases)
    func `A slash at the end defeats a pattern in Hotwire Native`(library: ConfigurationLibrary) throws {
        let found = try Self.context("/posts/New/", library).context == .modal
        #expect(found == !library.keepsPathAsWritten)
    }
}
