import Testing
import TurboCore

struct NetworkChangeTests {
    @Test(arguments: [
        ([true], [false]), ([false], [false]), ([false, true], [false, true]), ([true, true], [false, false]),
        ([true, false, false, true, true], [false, false, false, true, false]),
        ([false, true, false, true], [false, true, false, true]),
    ])
    func `The network returns if it is available after it was unavailable`(reports: [Bool], isReturn: [Bool]) {
        var change = NetworkChange()
        #expect(reports.map { change.update(isAvailable: $0) } == isReturn)
    }
}
