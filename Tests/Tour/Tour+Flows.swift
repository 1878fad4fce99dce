import Foundation
import TurboNavigator
import TurboNavigatorTesting
import UIKit

/// The flows of `Demo/flows.json`, with mouse and keyboard.
extension Tour {
    /// Runs the rows of the demo's pages, the app's own screens and all flows, or only the flows named in `DEMO_ONLY`.
    ///
    /// - Returns: whether all flows are as expected.
    func flows(_ list: FlowList, in app: AppDriver) async throws -> Bool {
        let stage = try FlowStage(environment, app: app, folder: folder)
        let library = try await stage.library(file: environment["TURBO_JS"])
        Self.say("\(library)")
        let names = (environment["DEMO_ONLY"] ?? "").split(separator: " ").map(String.init)
        // The screens have forms and components, which Turbolinks doesn't support.
        if names.isEmpty, library.name == "Turbo" {
            try await link(app)
            try await rows(stage)
            try await screens(app)
        }
        var results: [FlowResult] = []
        for flow in names.isEmpty ? list.flows : names.flatMap({ name in list.flows.filter { $0.id == name } }) {
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
}
