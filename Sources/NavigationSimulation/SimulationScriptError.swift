internal import Foundation

/// A line of a script that means nothing: a sentence that says what to write.
package struct SimulationScriptError: LocalizedError, Equatable, CustomStringConvertible {
    package let message: String

    package var description: String { message }
    package var errorDescription: String? { message }

    package init(_ message: String) {
        self.message = message
    }
}
