import Foundation
import Fuzzing
import Testing

@testable import TurboCore

@Suite struct RestorableStateTests {
    private static func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    private static func screens(_ count: Int) throws -> [RestorableScreen] {
        try (0..<count).map { RestorableScreen(url: try url("https://example.com/\($0)")) }
    }

    private static func origins() throws -> OwnOrigins {
        var origins = OwnOrigins()
        origins.add(try url("https://example.com"))
        origins.hosts = ["*.example.org"]
        return origins
    }

    private static let properties: [String: PathProperties] = [
        "/private": ["state_restoration_enabled": false], "/open": ["state_restoration_enabled": true],
        "/recede_historical_location": ["historical_location": true, "presentation": "pop"],
    ]

    @Test(
        arguments: [
            ("https://example.com/a", nil, true),
            ("https://www.example.org/a?b=c#d", nil, true),
            ("https://example.com/open", nil, true),
            ("https://example.com/private", nil, false),
            ("https://example.com/a", "https://example.com/private", false),
            ("https://example.com/a", "https://other.example/", false),
            ("https://other.example/a", nil, false),
            ("http://example.com:8080/a", nil, false),
            ("https://anna:secret@example.com/a", nil, false),
            ("https://example.com/recede_historical_location", nil, false),
            ("https://example.com/" + String(repeating: "a", count: 9000), nil, false),
            ("file:///etc/passwd", nil, false), ("javascript:alert(1)", nil, false),
        ] as [(String, String?, Bool)])
    func `Each screen is kept or left out by its URLs and rules`(url: String, current: String?, isKept: Bool) throws {
        let screen = RestorableScreen(url: try Self.url(url), currentURL: try current.map(Self.url))
        #expect(screen.isKept(by: try Self.origins()) { Self.properties[$0.path] ?? [:] } == isKept)
    }

    @Test func `A screen that isn't kept takes those above it with it, and the modal stack`() throws {
        let screens = try Self.screens(3)
        #expect(RestorableStacks(main: [screens[0], nil, screens[2]], modal: screens).main == [screens[0]])
        #expect(RestorableStacks(main: [screens[0], nil], modal: screens).modal.isEmpty)
        #expect(RestorableStacks(main: screens, modal: [screens[0], nil, screens[1]]).modal == [screens[0]])
        #expect(RestorableStacks(main: [nil], modal: screens).isEmpty)
        #expect(RestorableStacks(main: [], modal: screens).modal.isEmpty)
        #expect(RestorableStacks(main: screens).filtered { $0 != screens[1] }.main == [screens[0]])
    }

    @Test func `The root and the top of a stack with too many screens are kept`() throws {
        let screens = try Self.screens(RestorableStacks.maximumScreens + 10)
        let kept = RestorableStacks(main: screens).main
        #expect(kept.count == RestorableStacks.maximumScreens)
        #expect(kept.first == screens.first && kept.last == screens.last)
    }

    @Test func `Long titles are shortened, and empty ones and the top of a page left out`() throws {
        let url = try Self.url("https://example.com/")
        #expect(RestorableScreen(url: url, title: String(repeating: "a", count: 999)).title?.count == 200)
        #expect(RestorableScreen(url: url, title: "").title == nil)
        #expect(RestorableScreen(url: url, position: ScrollPosition(x: 0, y: 0)).position == nil)
        #expect(ScrollPosition(x: .nan, y: 0) == nil && ScrollPosition(x: 0, y: .infinity) == nil)
        #expect(ScrollPosition(x: 0, y: 1e30) == nil && ScrollPosition(x: 0.4, y: 9.6) == ScrollPosition(x: 0, y: 10))
    }

    @Test(
        arguments: [
            (1, 390.0, true), (300_000, 390.0, true), (300_001, 390.0, false), (0, 390.0, false), (1, 0, false),
            (1, .infinity, false), (1, .nan, false),
        ] as [(Int, Double, Bool)])
    func `A picture is kept up to a size`(bytes: Int, width: Double, isKept: Bool) {
        #expect((RestorableScreen.Picture(data: Data(count: bytes), width: width, height: 700) != nil) == isKept)
    }

    private static func state() throws -> RestorableState {
        let page = RestorableScreen(
            url: try url("https://example.com/a"), currentURL: try url("https://example.com/a?page=2"),
            title: "Ä & “B”",
            position: ScrollPosition(x: 3, y: 700),
            picture: RestorableScreen.Picture(data: Data([1, 2]), width: 390, height: 700.5))
        return RestorableState(
            tabs: [
                .init(id: "home", stacks: RestorableStacks(main: try screens(2), modal: [page])),
                .init(id: "mail", stacks: RestorableStacks(main: [page])),
            ], selectedTab: "mail")
    }

    @Test func `A state is the same after it was written and read`() throws {
        let state = try Self.state()
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try PropertyListSerialization.data(
                fromPropertyList: state.propertyList, format: format, options: 0)
            let list = try PropertyListSerialization.propertyList(from: data, format: nil)
            #expect(try RestorableState(propertyList: list) == state)
        }
        #expect(try RestorableState(propertyList: RestorableState(tabs: []).propertyList).tabs.isEmpty)
        #expect(state.stacks(of: "mail")?.main.count == 1 && state.stacks(of: "other") == nil)
    }

    @Test(arguments: [
        ("[]", "it has no version"), (#""text""#, "it has no version"), (#"{"version": "1"}"#, "it has no version"),
        (#"{"version": 2, "tabs": []}"#, "version 2 is unknown"), (#"{"version": 1}"#, "it has no tabs"),
        (#"{"version": 1, "tabs": [{"main": [], "modal": []}]}"#, "a tab has no identifier"),
        (
            #"{"version": 1, "tabs": [{"id": "a", "main": 3, "modal": []}]}"#,
            "a stack of the tab “a” isn't a list of screens"
        ),
        (
            #"{"version": 1, "tabs": [{"id": "a", "main": [{"url": "file:///etc"}], "modal": []}]}"#,
            "a screen has no web URL"
        ),
    ])
    func `A list that isn't a state is rejected with the reason`(json: String, reason: String) throws {
        let list = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
        #expect(throws: RestorableState.Problem(description: reason)) { try RestorableState(propertyList: list) }
    }

    @Test func `Damaged files are read or rejected, and the state read is written again as it is`() async throws {
        let data = try PropertyListSerialization.data(
            fromPropertyList: Self.state().propertyList, format: .xml, options: 0)
        let words = ["<array>", "<dict>", "<integer>", "</key>", "<real>nan</real>", "&#0;", "https://"]
        let report = try await Fuzz("state", corpus: [String(decoding: data, as: UTF8.self)], words: words).run {
            data in
            guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
                let state = try? RestorableState(propertyList: list)
            else { return nil }
            let isSame = try? RestorableState(propertyList: state.propertyList) == state
            return isSame == true ? nil : "it changes when it is written"
        }
        #expect(report.isPassed)
    }
}
