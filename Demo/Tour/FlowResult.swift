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
    }

    let id: String
    var verdict = Verdict.ok
    /// In words; none if all is as expected.
    var differences: [String] = []
    var stacksBefore = ""
    var stacks = ""
    var requests: [String] = []
    var shots: [Shot] = []
    var milliseconds = 0
}
