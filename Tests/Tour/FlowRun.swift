import Foundation
import TurboNavigator
import TurboNavigatorTesting
import TurboTestSupport
import UIKit

/// Runs one flow and compares the result with its expectation.
@MainActor
final class FlowRun {
    let flow: Flow
    let screen: FlowScreen
    let stage: FlowStage
    /// The number of events before the flow.
    let firstEvent: Int
    /// The number of events before the current step.
    private var passed: Int
    var result: FlowResult
    /// The scroll position of the page when the user tapped.
    var placeBefore = 0.0

    init(_ flow: Flow, on stage: FlowStage) {
        self.flow = flow
        self.stage = stage
        firstEvent = stage.app.logEntries.count
        passed = firstEvent
        screen = FlowScreen(flow, on: stage)
        result = FlowResult(id: flow.id)
    }

    var app: AppDriver { stage.app }

    func run() async -> FlowResult {
        let start = ContinuousClock.now
        do {
            try await begin()
            for step in flow.steps { try await perform(step) }
            try await compare()
        } catch {
            result.differences.append("\(error)")
        }
        judge()
        let time = ContinuousClock.now - start
        result.milliseconds = Int(time.components.seconds * 1000 + time.components.attoseconds / 1_000_000_000_000_000)
        return result
    }

    private func begin() async throws {
        for page in flow.start { try await route(page, animated: false) }
        result.stacksBefore = screen.stacks
        if !flow.start.isEmpty { try await picture("before") }
        stage.requests.clear()
    }

    func route(_ page: String, animated: Bool) async throws {
        passOverEvents()
        let url = stage.server.appendingPathComponent(flow.path(page))
        var properties = screen.navigator.session.pathConfiguration?.properties(for: url) ?? [:]
        if !animated { properties = properties.merging(["animated": false]) }
        screen.navigator.route(VisitProposal(url: url, properties: properties))
        try await wait(for: .rendered(url))
        try await waitUntilIdle()
    }

    /// Ignores the events until now in later waits.
    func passOverEvents() {
        passed = app.logEntries.count
    }

    /// Waits for an event. An error ends the flow.
    func wait(for wanted: AwaitedEntry) async throws {
        let isAwaited = { (event: TurboLogEntry) in event.level == .error || wanted.isMet(event.kind) }
        try await app.wait(until: "the event is logged") { app.logEntries[passed...].contains(where: isAwaited) }
        guard let event = app.logEntries[passed...].first(where: isAwaited), event.level == .error else { return }
        throw TestFailure(event.message)
    }

    /// Waits until the app is idle and the pages' requests cause no further events.
    func waitUntilIdle() async throws {
        try await app.wait(until: "the pages have no pending requests") {
            try await app.waitUntilIdle()
            let count = app.logEntries.count
            await screen.waitForPages()
            try await app.waitUntilIdle()
            return app.logEntries.count == count
        }
    }
}
