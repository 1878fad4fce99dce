import Foundation
import Testing
import TurboCore

@Suite struct DialogLimitTests {
    enum Step: Sendable {
        case asks(DialogLimit.Verdict, at: Double, isTapped: Bool = false)
        case isDismissed(at: Double)
        case isBlocked(at: Double)
    }

    @Test(
        arguments: [
            ("the first dialog", [.asks(.show, at: 0)]),
            ("one every now and then", [.asks(.show, at: 0), .isDismissed(at: 5), .asks(.show, at: 8)]),
            (
                "right after an answer",
                [.asks(.show, at: 0), .isDismissed(at: 60), .asks(.showWithBlockButton, at: 62.9)]
            ),
            ("three seconds after an answer", [.asks(.show, at: 0), .isDismissed(at: 60), .asks(.show, at: 63)]),
            (
                "a series that ends",
                [
                    .asks(.show, at: 0), .isDismissed(at: 1), .asks(.showWithBlockButton, at: 1), .isDismissed(at: 2),
                    .asks(.show, at: 9),
                ]
            ),
            (
                "blocked until the user taps the page",
                [
                    .asks(.show, at: 0), .isDismissed(at: 1), .asks(.showWithBlockButton, at: 1), .isBlocked(at: 2),
                    .asks(.block, at: 2), .asks(.block, at: 1000),
                    .asks(.showWithBlockButton, at: 1001, isTapped: true),
                    .isDismissed(at: 1002), .asks(.block, at: 1003),
                ]
            ),
        ] as [(String, [Step])])
    func `Further dialogs of a page can be blocked after a series`(_ name: String, _ steps: [Step]) {
        var limit = DialogLimit()
        for step in steps {
            switch step {
            case .asks(let verdict, let seconds, let isTapped):
                let result = limit.verdict(at: Date(timeIntervalSince1970: seconds), isTapped: isTapped)
                #expect(result == verdict, "\(name), \(seconds) s")
            case .isDismissed(let seconds): limit.registerDismissal(at: Date(timeIntervalSince1970: seconds))
            case .isBlocked(let seconds):
                limit.registerDismissal(at: Date(timeIntervalSince1970: seconds))
                limit.block()
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
        ("a\r\nb", "a\r\nb"),
        ("a" + String(repeating: "\u{301}", count: 1_000_000), "a" + String(repeating: "\u{301}", count: 3199) + "…"),
    ])
    func `A long text leaves the buttons visible`(_ text: String, _ shown: String) {
        #expect(DialogText.shortened(text) == shown)
    }
}
