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
        let list = try FlowList(file: list)
        try await activity.events.next { $0.message.contains("was rendered") }
        let stage = try FlowStage(environment, activity: activity, folder: folder)
        let library = try await stage.library(file: environment["TURBO_JS"])
        Self.say("\(library)")
        var results: [FlowResult] = []
        for flow in chosen(list.flows) {
            let result: FlowResult
            if let obstacle = list.obstacle(to: flow, with: library) {
                result = FlowResult(id: flow.id, notRun: obstacle)
            } else {
                result = await FlowRun(flow, on: stage).run()
            }
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
        let notRun = verdicts.count { $0 == .notRun }
        let expected = verdicts.count - pending - notRun
        if pending > 0 { Self.say("\(pending) not done yet") }
        Self.say("\(good) of \(expected) flows as expected" + (notRun > 0 ? " (\(notRun) not run)" : ""))
        return good == expected && !verdicts.isEmpty
    }

    /// Those that `DEMO_ONLY` names, as often as it does, or all.
    private func chosen(_ flows: [Flow]) -> [Flow] {
        let names = (environment["DEMO_ONLY"] ?? "").split(separator: " ").map(String.init)
        return names.isEmpty ? flows : names.flatMap { name in flows.filter { $0.id == name } }
    }

    private func report(_ result: FlowResult) {
        let differences = result.differences.joined(separator: "; ")
        let found = differences.isEmpty ? result.stacks : (result.verdict == .notRun ? "not run: " : "") + differences
        let word =
            switch result.verdict {
            case .ok: "ok  "
            case .pending: "todo"
            case .failed: "FAIL"
            case .notRun: "--  "
            }
        Self.say("\(word) \(result.id): \(found)")
    }

    private static func say(_ text: String) {
        FileHandle.standardOutput.write(Data("\(text)\n".utf8))
    }
}
