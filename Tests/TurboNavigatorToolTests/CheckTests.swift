import Foundation
import Testing

@testable import TurboNavigatorTool

@Suite struct CheckTests {
    @Test(arguments: Check.all.map(\.id))
    func examplesAreReportedAsTheySay(id: String) throws {
        let check = try #require(Check.all.first { $0.id == id })
        for example in check.triggers {
            #expect(findings(of: check, in: example).isEmpty == false, "not reported: \(example.text)")
        }
        for example in check.accepts {
            #expect(findings(of: check, in: example).isEmpty, "reported: \(example.text)")
        }
        #expect(!check.triggers.isEmpty && !check.accepts.isEmpty)
    }

    private func findings(of check: Check, in example: Check.Example) -> [Diagnostic] {
        FileCheck(Data(example.text.utf8), example.options).diagnostics(file: "").filter { $0.id == check.id }
    }
}
