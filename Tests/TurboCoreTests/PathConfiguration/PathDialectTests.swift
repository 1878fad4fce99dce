import Foundation
import Testing

@testable import TurboCore

/// The text that each library searches, as in its source: `URL.path()` and `URL.query` on iOS, `URL.path` in turbo-ios,
/// `java.net.URL` on Android.
@Suite struct PathDialectTests {
    /// Each row: an address, and the text that this library, turbo-ios and the other three libraries search.
    @Test(
        arguments: [
            ("/posts", "/posts", "/posts", "/posts"), ("/posts/?page=2", "/posts", "/posts", "/posts/?page=2"),
            ("/caf%C3%A9", "/café", "/café", "/caf%C3%A9"), ("/a%2Fb/", "/a/b", "/a/b", "/a%2Fb/"),
            ("", "/", "", ""), ("/", "/", "/", "/"), ("?a=1", "/", "", "?a=1"), ("/new?", "/new", "/new", "/new?"),
            ("/%zz", "/%zz", "/%zz", "/%zz"), ("/a//", "/a/", "/a", "/a//"), ("/a#b", "/a", "/a", "/a"),
        ])
    func `Searched text`(address: String, ours: String, turboIOS: String, others: String) {
        for dialect in PathDialect.allCases {
            let text = dialect.searchedText(address, matchesQuery: dialect.matchesQueryByDefault)
            #expect(text == (dialect == .turboNavigator ? ours : dialect == .turboIOS ? turboIOS : others))
        }
    }

    /// An empty query is none for this library. Others search "?" if they search queries.
    @Test(arguments: PathDialect.allCases)
    func `An empty query`(dialect: PathDialect) {
        let text = dialect.searchedText("/new?", matchesQuery: true)
        #expect(text == (dialect == .turboNavigator ? "/new" : "/new?"))
    }

    static func context(_ path: String, _ dialect: PathDialect) throws -> PathProperties {
        let rules: [(patterns: [String], properties: [String: Any])] = [
            (["/New$"], ["context": "modal"]), (["historical"], ["presentation": "replace", "context": "modal"]),
        ]
        let document = try PathConfigurationDocument(try PathConfigurationMatchingTests.json(rules)).read(by: dialect)
        return document.match(address: path, dialect, matchesQuery: dialect.matchesQueryByDefault).properties
    }

    @Test(arguments: PathDialect.allCases)
    func `Only Android ignores the case of letters`(dialect: PathDialect) throws {
        #expect(try Self.context("/posts/New", dialect).context == .modal)
        #expect(try Self.context("/posts/new", dialect).context == (dialect.isAndroid ? .modal : .default))
    }

    /// In this library a rule of the app takes precedence over a built-in one. In Hotwire Native the built-in one does, and
    /// matches anywhere in the path.
    @Test(arguments: PathDialect.allCases.filter(\.hasBuiltInRules))
    func `The order of the built-in rules`(dialect: PathDialect) throws {
        let own = try Self.context("/recede_historical_location", dialect)
        #expect(own.presentation == (dialect == .turboNavigator ? .replace : .pop))
        #expect(own.context == (dialect == .turboNavigator ? .modal : .default))
        let below = try Self.context("/recede_historical_location/1", dialect)
        #expect((below.historicalLocation != nil) == (dialect != .turboNavigator))
    }

    @Test(arguments: [PathDialect.turboIOS, .turboAndroid])
    func `The predecessors of Hotwire Native have no built-in rules`(dialect: PathDialect) throws {
        let properties = try Self.context("/recede_historical_location", dialect)
        #expect(properties.presentation == .replace && properties.historicalLocation == nil)
    }

    @Test(arguments: PathDialect.allCases)
    func `A slash at the end defeats a pattern in Hotwire Native`(dialect: PathDialect) throws {
        let found = try Self.context("/posts/New/", dialect).context == .modal
        #expect(found == !dialect.keepsPathAsWritten)
    }
}
