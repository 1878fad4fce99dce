import Testing
import TurboCore

struct NetworkChangeTests {
    @Test(arguments: [
        ([true], [false]), ([false], [false]), ([false, true], [false, true]), ([true, true], [false, false]),
        ([true, false, false, true, true], [false, false, false, true, false]),
        ([false, true, false, true], [false, true, false, true]),
    ])
    func `The network is back when it is there after it was gone`(reports: [Bool], isReturn: [Bool]) {
        var change = NetworkChange()
        #expect(reports.map { change.becomesAvailable($0) } == isReturn)
    }
}
