import Testing

@testable import TurboCore

/// The tabs that release their web views. A row lists the tabs with their processes; `!` marks one that keeps its
/// pages.
struct TabReleaseTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// The selections, oldest first.
        let seen: String
        let tabs: String
        let limit: Int
        let released: String
    }

    static let rows = [
        Row(testDescription: "below the limit", seen: "a b c", tabs: "a1 b1 c1!", limit: 3, released: ""),
        Row(testDescription: "the one seen longest ago", seen: "a b c", tabs: "a1 b1 c1!", limit: 2, released: "a"),
        Row(testDescription: "seen again", seen: "a b a c", tabs: "a1 b1 c1!", limit: 2, released: "b"),
        Row(testDescription: "never seen", seen: "a c", tabs: "a1 b1 c1!", limit: 2, released: "b"),
        Row(testDescription: "two processes at once", seen: "a b c", tabs: "a2 b1 c1!", limit: 3, released: "a"),
        Row(testDescription: "as many as needed", seen: "a b c", tabs: "a1 b2 c2!", limit: 3, released: "a b"),
        Row(testDescription: "one without a process", seen: "a b c", tabs: "a0 b1 c1!", limit: 1, released: "b"),
        Row(testDescription: "kept input", seen: "a b c", tabs: "a1! b1 c1!", limit: 2, released: "b"),
        Row(testDescription: "only kept tabs", seen: "a b c", tabs: "a1! b1! c1!", limit: 1, released: ""),
        Row(testDescription: "a limit of zero", seen: "a b", tabs: "a1 b1!", limit: 0, released: "a"),
        Row(testDescription: "a tab that is gone", seen: "a b c", tabs: "b1 c1!", limit: 1, released: "b"),
    ]

    @Test(arguments: rows)
    func `The tab that was seen longest ago releases its web views first`(_ row: Row) throws {
        var release = TabRelease()
        for id in row.seen.split(separator: " ") { release.didSelect(String(id)) }
        let tabs = try row.tabs.split(separator: " ").map { text in
            let processes = try #require(text.dropFirst().first?.wholeNumberValue)
            return TabRelease.Tab(id: String(text.prefix(1)), processes: processes, isKept: text.hasSuffix("!"))
        }
        #expect(release.releases(tabs, limit: row.limit).joined(separator: " ") == row.released)
    }
}
