import Foundation

/// What finds something only in an hour. `bin/test --long` does all of it, `bin/test` a tenth.
package enum LongRun {
    package static let isOn = ProcessInfo.processInfo.environment["TEST_LONG"] == "1"

    /// The number of repetitions, of which `bin/test` makes a tenth.
    package static func times(_ count: Int) -> Int { isOn ? count : max(1, count / 10) }
}
