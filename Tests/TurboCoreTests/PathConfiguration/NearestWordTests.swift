import Testing

@testable import TurboCore

@Suite struct NearestWordTests {
    @Test(
        arguments: [
            ("prsentation", "presentation"), ("presentaion", "presentation"), ("modalStyle", "modal_style"),
            ("modal-style", "modal_style"), ("contxt", "context"), ("tilte", "title"), ("controller", nil),
            ("presentation", nil), ("modalPresentationStyle", nil), ("isModalNavigationBarHidden", nil), ("", nil),
            ("viewController", "view_controller"), ("tab", nil), ("Context", "context"),
        ] as [(String, String?)])
    func `The nearest key is the one with the fewest mistakes`(word: String, expected: String?) {
        let known = PathProperties.KnownKey.allCases.map(\.rawValue)
        #expect(NearestWord.to(word, among: known) == expected)
    }

    @Test(arguments: [("", "", 0), ("", "ab", 2), ("kitten", "sitting", 3), ("abc", "abc", 0), ("abc", "ab", 1)])
    func `The distance of two words is the number of mistakes between them`(
        first: String, second: String, expected: Int
    ) {
        #expect(NearestWord.distance(Array(first.unicodeScalars), Array(second.unicodeScalars)) == expected)
    }
}
