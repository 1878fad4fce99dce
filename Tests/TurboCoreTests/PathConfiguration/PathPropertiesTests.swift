import Foundation
import Testing

@testable import TurboCore

@Suite struct PathPropertiesTests {
    static let sample: PathProperties = [
        "controller": "new_session", "isModalNavigationBarHidden": true, "tab": 1, "ratio": 0.5,
        "list": ["a", "b"], "nested": ["a": [1, true, .null]], "gone": .null,
    ]

    @Test func `Values are cast as in Turbo Navigator`() {
        let properties = Self.sample
        #expect(properties["controller"] as? String == "new_session")
        #expect(properties["isModalNavigationBarHidden"] as? Bool == true)
        #expect(properties["tab"] as? Int == 1)
        #expect(properties["ratio"] as? Double == 0.5)
        #expect(properties["list"] as? [String] == ["a", "b"])
        #expect(properties["list"] as? [AnyHashable] == ["a", "b"])
        #expect(properties["nested"] as? [String: AnyHashable] != nil)
        #expect(properties["absent"] == nil)
        #expect(properties["gone"] == nil)
    }

    @Test func `Values aren't converted to other types`() {
        let properties = Self.sample
        #expect(properties["tab"] as? Bool == nil)
        #expect(properties["isModalNavigationBarHidden"] as? Int == nil)
        #expect(properties["isModalNavigationBarHidden"] as? Double == nil)
        #expect(properties["tab"] as? Double == nil)
        #expect(properties["controller"] as? Int == nil)
        #expect(properties.value("tab")?.numberValue == 1)
        #expect(properties.value("gone") == .null)
    }

    @Test func `Later keys take precedence when merging`() {
        let merged = PathProperties(["a": 1, "b": 2]).merging(["b": 3, "c": .null])
        #expect(merged == ["a": 1, "b": 3, "c": .null])
        #expect(merged.keys == ["a", "b", "c"])
        #expect(!merged.isEmpty)
        #expect(PathProperties().isEmpty)
    }

    @Test func `An app can read its own value of a library key, which has no effect`() throws {
        let rules = """
            {"rules": [
              {"patterns": ["/"], "properties": {"presentation": "replace", "animated": false}},
              {"patterns": ["/alert"], "properties": {"presentation": "alert", "animated": "slowly"}},
              {"patterns": ["/pop"], "properties": {"presentation": "pop"}}
            ]}
            """
        let configuration = PathConfiguration(sources: [.data(Data(rules.utf8))])
        let alert = configuration.properties(for: try #require(URL(string: "https://example.com/alert")))
        #expect(alert["presentation"] as? String == "alert" && alert["animated"] as? String == "slowly")
        #expect(alert.presentation == .replace && alert.animated == false)
        #expect(alert.dictionary == ["presentation": "replace", "animated": false])
        let pop = configuration.properties(for: try #require(URL(string: "https://example.com/alert/pop")))
        #expect(pop["presentation"] as? String == "pop" && pop.presentation == .pop)
    }

    @Test func `Absent keys have their defaults`() {
        let properties = PathProperties()
        #expect(properties.context == .default)
        #expect(properties.presentation == .default)
        #expect(properties.queryStringPresentation == .default)
        #expect(properties.modalStyle == nil)
        #expect(properties.modalDismissGestureEnabled == nil)
        #expect(properties.pullToRefreshEnabled == nil)
        #expect(properties.viewController == nil)
        #expect(properties.animated == nil)
        #expect(properties.historicalLocation == nil)
        #expect(properties.title == nil)
    }

    @Test func `Known keys have typed values`() {
        let properties: PathProperties = [
            "context": "modal", "presentation": "clear_all", "modal_style": "page_sheet", "modal_flow": "new",
            "modal_dismiss_gesture_enabled": false, "on_dismiss": "refresh", "pull_to_refresh_enabled": true,
            "view_controller": "numbers", "animated": false, "query_string_presentation": "replace",
            "title": "Numbers",
        ]
        #expect(properties.context == .modal)
        #expect(properties.presentation == .clearAll)
        #expect(properties.modalStyle == .pageSheet)
        #expect(properties.modalFlow == .new)
        #expect(properties.modalDismissGestureEnabled == false)
        #expect(properties.onDismiss == .refresh)
        #expect(properties.pullToRefreshEnabled == true)
        #expect(properties.viewController == "numbers")
        #expect(properties.animated == false)
        #expect(properties.queryStringPresentation == .replace)
        #expect(properties.title == "Numbers")
    }

    @Test(arguments: Navigation.Presentation.allCases)
    func `Each presentation is read from its word`(presentation: Navigation.Presentation) {
        #expect(PathProperties(["presentation": .string(presentation.rawValue)]).presentation == presentation)
    }

    @Test func `Wrong types and unknown words count as absent`() {
        let properties: PathProperties = [
            "context": 1, "presentation": "refesh", "modal_style": "huge", "modal_flow": "news", "animated": 1,
            "on_dismiss": true, "title": true,
        ]
        #expect(properties.context == .default)
        #expect(properties.presentation == .default)
        #expect(properties.modalStyle == nil)
        #expect(properties.modalFlow == .default)
        #expect(properties.onDismiss == .default)
        #expect(properties.animated == nil)
        #expect(properties.title == nil)
    }

    @Test(
        arguments: [
            (["view-controller": "old"], "old"),
            (["view-controller": "old", "view_controller": "new"], "new"),
        ] as [(PathProperties, String)])
    func `Both spellings of the key for a view controller are read`(properties: PathProperties, expected: String) {
        #expect(properties.viewController == expected)
    }

    @Test(
        arguments: [
            ("pop", true, .recede), ("refresh", true, .refresh), ("none", true, .resume),
            ("pop", false, nil), ("replace", true, nil),
        ] as [(String, Bool, Navigation.HistoricalLocation?)])
    func `The historical location is read from presentation and flag`(
        presentation: String, flag: Bool, expected: Navigation.HistoricalLocation?
    ) {
        let properties: PathProperties = ["presentation": .string(presentation), "historical_location": .bool(flag)]
        #expect(properties.historicalLocation == expected)
    }
}
