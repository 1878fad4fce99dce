internal import Foundation

/// An invalid line of a scenario. The message explains what to write instead.
package struct SimulationScenarioError: LocalizedError, Equatable, CustomStringConvertible {
    package let message: String

    package var description: String { message }
    package var errorDescription: String? { message }

    package init(_ message: String) {
        self.message = message
    }
}
