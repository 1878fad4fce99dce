import Foundation

/// What became of a flow, for `bin/lib/storyboard.rb`.
struct FlowResult: Encodable {
    struct Shot: Encodable {
        let file: String
        let caption: String
        /// Where the user clicks next.
        var tap: Place?
    }

    struct Place: Encodable {
        let x: Double
        let y: Double
    }

    enum Verdict: String, Encodable {
        case ok, pending, failed
        case notRun = "not run"
    }

    let id: String
    var verdict = Verdict.ok
    /// In words; none if all is as expected. Of a flow that was not run: why.
    var differences: [String] = []
    var stacksBefore = ""
    var stacks = ""
    var requests: [String] = []
    var shots: [Shot] = []
    var milliseconds = 0

    init(id: String) {
        self.id = id
    }

    init(id: String, notRun reason: String) {
        self.id = id
        verdict = .notRun
        differences = [reason]
    }
}
