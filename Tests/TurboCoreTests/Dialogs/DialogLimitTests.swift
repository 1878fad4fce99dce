import Foundation
import Testing
import TurboCore

@Suite struct DialogLimitTests {
    enum Step: Sendable {
        case asks(DialogLimit.Verdict, at: Double)
        case isAnswered(at: Double)
        case isSilenced(at: Double)
    }

    @Test(
        arguments: [
            ("the first dialog", [.asks(.show, at: 0)]),
            ("one every now and then", [.asks(.show, at: 0), .isAnswered(at: 5), .asks(.show, at: 8)]),
            ("right after an answer", [.asks(.show, at: 0), .isAnswered(at: 60), .asks(.showWithWayOut, at: 62.9)]),
            ("three seconds after an answer", [.asks(.show, at: 0), .isAnswered(at: 60), .asks(.show, at: 63)]),
            (
                "a series that ends",
                [
                    .asks(.show, at: 0), .isAnswered(at: 1), .asks(.showWithWayOut, at: 1), .isAnswered(at: 2),
                    .asks(.show, at: 9),
                ]
            ),
            (
                "silenced",
                [
                    .asks(.show, at: 0), .isAnswered(at: 1), .asks(.showWithWayOut, at: 1), .isSilenced(at: 2),
                    .asks(.decline, at: 2), .asks(.decline, at: 1000),
                ]
            ),
        ] as [(String, [Step])])
    func `Further dialogs of a page can be blocked after a series`(_ name: String, _ steps: [Step]) {
        var limit = DialogLimit()
        for step in steps {
            switch step {
            case .asks(let verdict, let seconds):
                #expect(limit.verdict(at: Date(timeIntervalSince1970: seconds)) == verdict, "\(name), \(seconds) s")
            case .isAnswered(let seconds): limit.registerAnswer(at: Date(timeIntervalSince1970: seconds))
            case .isSilenced(let seconds):
                limit.registerAnswer(at: Date(timeIntervalSince1970: seconds))
                limit.silence()
            }
        }
    }

    @Test(arguments: [
        ("Hello", "Hello"),
        ("", ""),
        ("a\nb", "a\nb"),
        (String(repeating: "x", count: 800), String(repeating: "x", count: 800)),
        (String(repeating: "x", count: 801), String(repeating: "x", count: 800) + "…"),
        (String(repeating: "\n", count: 500), String(repeating: "\n", count: 14) + "…"),
        (String(repeating: "\r\n", count: 500), String(repeating: "\n", count: 14) + "…"),
    ])
    func `A long text leaves the buttons visible`(_ text: String, _ shown: String) {
        #expect(DialogText.shortened(text) == shown)
    }
}
