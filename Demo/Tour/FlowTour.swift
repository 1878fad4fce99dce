import Foundation
import TurboNavigator
import UIKit

/// Goes through the flows of `Demo/flows.json` with mouse and keyboard, and compares each with what it promises.
@MainActor
final class FlowTour {
    private let activity = Activity()
    private let environment = ProcessInfo.processInfo.environment
    private var folder: URL { URL(fileURLWithPath: environment["DEMO_TOUR"] ?? ".build/tour") }

    /// Starts when the app has launched. `DEMO_FLOWS` names the list, `DEMO_TOUR` the folder for pictures and results.
    static func begin(_ list: String) {
        let tour = FlowTour()
        Task {
            do {
                exit(try await tour.run(URL(fileURLWithPath: list)) ? 0 : 1)
            } catch {
                say("The tour ended early: \(error)")
                exit(1)
            }
        }
    }

    /// - Returns: whether all flows are as expected.
    private func run(_ list: URL) async throws -> Bool {
        let flows = try chosen(Flow.all(in: list))
        try await activity.events.next { $0.message.contains("was rendered") }
        let stage = try FlowStage(environment, activity: activity, folder: folder)
        var results: [FlowResult] = []
        for flow in flows {
            let result = await FlowRun(flow, on: stage).run()
            report(result)
            results.append(result)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(results).write(to: folder.appendingPathComponent("results.json"))
        return conclude(results.map(\.verdict))
    }

    private func conclude(_ verdicts: [FlowResult.Verdict]) -> Bool {
        let pending = verdicts.count { $0 == .pending }
        let good = verdicts.count { $0 == .ok }
        let expected = verdicts.count - pending
        if pending > 0 { Self.say("\(pending) not done yet") }
        Self.say("\(good) of \(expected) flows as expected")
        return good == expected && !verdicts.isEmpty
    }

    /// Those that `DEMO_ONLY` names, as often as it does, or all.
    private func chosen(_ flows: [Flow]) -> [Flow] {
        let names = (environment["DEMO_ONLY"] ?? "").split(separator: " ").map(String.init)
        return names.isEmpty ? flows : names.flatMap { name in flows.filter { $0.id == name } }
    }

    private func report(_ result: FlowResult) {
        let found = result.differences.isEmpty ? result.stacks : result.differences.joined(separator: "; ")
        let word =
            switch result.verdict {
            case .ok: "ok  "
            case .pending: "todo"
            case .failed: "FAIL"
            }
        Self.say("\(word) \(result.id): \(found)")
    }

    private static func say(_ text: String) {
        FileHandle.standardOutput.write(Data("\(text)\n".utf8))
    }
}
