import Foundation

/// The result of a flow, for `bin/lib/gallery.rb`.
struct FlowResult: Encodable {
    struct Shot: Encodable {
        let file: String
        let caption: String
        /// The position of the user's next click.
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
    /// Descriptions of the differences from the expectation, or the reason why the flow wasn't run.
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
