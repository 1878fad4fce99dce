import Foundation
import TestSupport
import TurboNavigator
import TurboTestSupport
import UIKit

/// Goes through one flow and compares what it finds with what the flow expects.
@MainActor
final class FlowRun {
    struct Stuck: Error, CustomStringConvertible {
        let description: String
    }

    /// Seconds after which a flow that does not come to rest has failed.
    static let limit = Duration.seconds(10)

    let flow: Flow
    let screen: FlowScreen
    let activity: Activity
    let stage: FlowStage
    var result: FlowResult
    /// How far the page was scrolled when the user tapped.
    var placeBefore = 0.0

    init(_ flow: Flow, on stage: FlowStage) {
        self.flow = flow
        self.stage = stage
        activity = stage.activity
        activity.clear()
        screen = FlowScreen(flow, on: stage)
        result = FlowResult(id: flow.id)
    }

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
        let url = stage.server.appendingPathComponent(flow.path(page))
        var properties = screen.navigator.session.pathConfiguration?.properties(for: url) ?? [:]
        if !animated { properties = properties.merging(["animated": false]) }
        screen.navigator.route(VisitProposal(url: url, properties: properties))
        try await hear(.rendered(url))
        try await rest()
    }

    /// Waits until this has happened. An error in its place ends the flow.
    func hear(_ wanted: AwaitedEvent) async throws {
        let event: TurboEvent
        do {
            event = try await activity.events.next(within: Self.limit) {
                $0.level == .error || wanted.isMet($0.kind)
            }
        } catch {
            throw Stuck(
                description: "the event did not come; the last one: \(activity.events.all.last?.message ?? "none")")
        }
        if event.level == .error { throw Stuck(description: event.message) }
    }

    /// Waits, frame by frame, until a condition holds.
    func until(_ what: String, within limit: Duration = limit, _ isTrue: () async throws -> Bool) async throws {
        let deadline = ContinuousClock.now + limit
        while try await !isTrue() {
            guard ContinuousClock.now < deadline else { throw Stuck(description: "in vain: \(what)") }
            await nextFrame(of: screen.window)
        }
    }

    /// Waits until decisions, visits and transitions have ended, and nothing new has come out of what the pages asked.
    func rest() async throws {
        try await until("all came to rest") {
            guard activity.isIdle, screen.isStill else { return false }
            let count = activity.events.all.count
            await screen.waitForPages()
            return activity.isIdle && screen.isStill && activity.events.all.count == count
        }
    }
}
