import Foundation
import Testing

@testable import TurboNavigatorTool

@Suite struct CheckTests {
    @Test(arguments: Check.all.map(\.id))
    func `The examples of each check are reported as documented`(id: String) throws {
        let check = try #require(Check.all.first { $0.id == id })
        for example in check.triggeringExamples {
            #expect(findings(of: check, in: example).isEmpty == false, "not reported: \(example.text)")
        }
        for example in check.nonTriggeringExamples {
            #expect(findings(of: check, in: example).isEmpty, "reported: \(example.text)")
        }
        #expect(!check.triggeringExamples.isEmpty && !check.nonTriggeringExamples.isEmpty)
    }

    /// Every second rule is modal, and the check compares each rule with them. In quadratic time, this took over a
    /// minute.
    @Test(.timeLimit(.minutes(1)))
    func `Fifteen thousand rules are checked`() {
        let rules = (0..<15_000).map { number in
            let properties = number.isMultiple(of: 2) ? #""context": "modal""# : ""
            return #"{"patterns": ["/\#(number)/new$"], "properties": {\#(properties)}}"#
        }
        let file = FileCheck(Data(#"{"rules": [\#(rules.joined(separator: ","))]}"#.utf8))
        #expect(!file.diagnostics(file: "").contains { $0.severity == .error })
    }

    private func findings(of check: Check, in example: Check.Example) -> [Diagnostic] {
        FileCheck(Data(example.text.utf8), example.options).diagnostics(file: "").filter { $0.id == check.id }
    }
}
