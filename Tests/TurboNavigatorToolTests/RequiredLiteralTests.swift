import Foundation
import Testing

@testable import TurboNavigatorTool

@Suite("Required texts of patterns") struct RequiredLiteralTests {
    /// Each row: a pattern, and the texts of each of its branches; `^` and `$` are the marks for the edges.
    @Test(
        arguments: [
            ("/new$", [["/new$"]]), ("^/users/[0-9]+$", [["^/users/"]]),
            ("/posts/\\d+/comments", [["/posts/", "/comments"]]),
            ("a|bc", [["a"], ["bc"]]), ("/(pay|checkout)/x", [["/pay/x"], ["/checkout/x"]]), ("ab?c", [["a", "c"]]),
            ("ab+c", [["ab", "c"]]), ("ab*", [["a"]]), ("a{2}b", [["b"]]), ("\\.pdf$", [[".pdf$"]]), ("(a)?b", [["b"]]),
            (".*", nil), ("a|.*", nil), ("(?i)abc", nil), ("a$b", nil), ("^*a", nil), ("\\Qa\\E", nil),
            ("[[a]b]c", nil),
            ("\\x41b", nil), ("é", nil), ("$^", nil), ("a**", nil), ("(?<!x)ab", nil), ("(?!x)ab", [["ab"]]),
        ] as [(String, [[String]]?)])
    func `Each pattern has the required text of its row`(of pattern: String, expected: [[String]]?) {
        let branches = RequiredLiteral.branches(of: pattern)?.map { texts in
            texts.map { text in
                String(decoding: text, as: UTF8.self).replacingOccurrences(of: "\u{1}", with: "^")
                    .replacingOccurrences(of: "\u{2}", with: "$")
            }
        }
        #expect(branches == expected)
    }
}
