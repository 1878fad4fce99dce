import Foundation
import Fuzzing
import Testing
import TurboCore

@Suite("The visit as a state machine")
struct VisitMachineTests {
    private static let url = FlowNotation.url("/a")
    private static let deadline = VisitMachine.Event.deadlinePassed(isHidden: false)
    private static let failure = VisitFailure(TurboError.http(statusCode: 500), url: url)

    private func run(_ kind: VisitMachine.Kind, _ events: [VisitMachine.Event]) -> [String] {
        var machine = VisitMachine(kind, url: Self.url)
        return events.flatMap { machine.handle($0) }.map(EffectText.text)
    }

    @Test func `A cold boot has its effects in order`() {
        #expect(
            run(.coldBoot, [.start, .requestStarted, .documentLoaded, .completed, .rendered]) == [
                "begin", "arm 60", "request started", "arm 60", "request finished", "arm 10", "arm 2", "show",
                "arm nil",
                "rendered",
            ])
    }

    @Test func `A JavaScript visit shows its preview, then its page`() {
        #expect(
            run(
                .javaScript,
                [.start, .requestStarted, .rendered, .requestFinished, .completed, .rendered]) == [
                    "begin", "arm 60", "request started", "arm 60", "show", "arm 60", "request finished", "arm 60",
                    "arm 2", "show", "arm nil", "rendered",
                ])
    }

    @Test func `A restoration ends without a request`() {
        #expect(
            run(.javaScript, [.start, .completed, .rendered]) == [
                "begin", "arm 60", "arm 2", "show", "arm nil", "rendered",
            ])
    }

    @Test func `A page that draws no last frame is rendered all the same`() {
        #expect(run(.javaScript, [.start, .completed, Self.deadline]).suffix(2) == ["arm nil", "rendered"])
    }

    @Test func `A server that never responds times out`() {
        #expect(
            run(.javaScript, [.start, .requestStarted, Self.deadline]).suffix(3) == [
                "request finished", "arm nil", "failed: timeoutFailure",
            ])
    }

    @Test func `A visit with a response waits for its frame while its page isn't on screen`() {
        let hidden = VisitMachine.Event.deadlinePassed(isHidden: true)
        let answered: [VisitMachine.Event] = [.start, .requestStarted, .requestFinished]
        #expect(run(.javaScript, answered + [hidden]).last == "arm 60")
        #expect(run(.javaScript, answered + [hidden, .rendered, .completed, .rendered]).last == "rendered")
        #expect(run(.javaScript, answered + [Self.deadline]).last == "failed: timeoutFailure")
        #expect(run(.javaScript, [.start, .requestStarted, hidden]).last == "failed: timeoutFailure")
    }

    @Test func `A visit to a covered first page ends at its deadline`() {
        let hidden = VisitMachine.Event.deadlinePassed(isHidden: true)
        #expect(run(.coldBoot, [.start, hidden]).last == "failed: timeoutFailure")
    }

    @Test func `A preview before Turbo has started keeps Turbo's deadline`() {
        #expect(run(.coldBoot, [.start, .documentLoaded, .rendered]).suffix(2) == ["show", "arm 10"])
        #expect(run(.coldBoot, [.start, .documentLoaded, .challengeReceived, .challengeHandled]).last == "arm 10")
    }

    @Test func `A handled challenge that was never received doesn't count for the next one`() {
        #expect(run(.javaScript, [.start, .challengeHandled, .challengeReceived]).last == "arm nil")
    }

    @Test func `A page that was completed does not fail afterwards`() {
        #expect(run(.javaScript, [.start, .completed, .failed(Self.failure)]).last == "arm 2")
        #expect(run(.javaScript, [.start, .completed, .failed(Self.failure), .rendered]).last == "rendered")
    }

    @Test func `A request ends with its visit`() {
        #expect(
            run(.javaScript, [.start, .requestStarted, .completed]).suffix(2) == ["request finished", "arm 2"])
        #expect(
            run(.javaScript, [.start, .requestStarted, .cancel]).suffix(3) == [
                "request finished", "arm nil", "cancelled",
            ])
        #expect(run(.javaScript, [.start, .requestFinished]) == ["begin", "arm 60"])
    }

    @Test(
        arguments: [
            ([], false, false), ([.start], true, false), ([.start, .completed], true, false),
            ([.start, .completed, .rendered], false, true), ([.start, .failed(failure)], false, true),
            ([.start, .cancel], false, true), ([.cancel], false, true), ([.start, .completed, .cancel], false, true),
        ] as [([VisitMachine.Event], Bool, Bool)])
    func `A visit is running from its start to its end`(
        _ events: [VisitMachine.Event], _ isRunning: Bool, _ hasEnded: Bool
    ) {
        var machine = VisitMachine(.javaScript, url: Self.url)
        for event in events { _ = machine.handle(event) }
        #expect(machine.isRunning == isRunning)
        #expect(machine.hasEnded == hasEnded)
    }

    @Test func `A document without Turbo fails with a missing Turbo`() {
        #expect(
            run(.coldBoot, [.start, .requestStarted, .documentLoaded, Self.deadline]).last?
                .hasPrefix("failed: turboMissing") == true)
    }

    @Test func `No deadline passes while the user signs in`() {
        #expect(
            run(.javaScript, [.start, .requestStarted, .challengeReceived, .challengeHandled]).suffix(2) == [
                "arm nil", "arm 60",
            ])
        let preview = run(.javaScript, [.start, .requestStarted, .challengeReceived, .rendered])
        #expect(preview.suffix(2) == ["show", "arm nil"])
        let twoQuestions = run(.javaScript, [.start, .challengeReceived, .challengeReceived, .challengeHandled])
        #expect(twoQuestions.last == "arm nil")
    }

    @Test func `A document whose Turbo doesn't start fails with its own error`() {
        #expect(
            run(.coldBoot, [.start, .turboMentioned, .documentLoaded, Self.deadline]).last?
                .hasPrefix("failed: turboNotReady") == true)
    }

    /// Each row: the scripts that could not be loaded, and a part of the failure.
    @Test(
        arguments: [
            (["/turbo-8.js"], "turboNotLoaded", "/turbo-8.js"),
            (["/count.js", "/Turbo.js"], "turboNotLoaded", "/Turbo.js"),
            (["/turbo.js", "/count.js"], "turboNotLoaded", "/turbo.js"),
            (["/count.js"], "turboMissing", "/a"),
        ] as [([String], String, String)])
    func `A missing script is named if its URL mentions Turbo`(_ scripts: [String], _ failure: String, _ part: String)
        throws
    {
        let lost = scripts.map { VisitMachine.Event.scriptNotLoaded(FlowNotation.url($0)) }
        let end = try #require(run(.coldBoot, [.start] + lost + [.documentLoaded, Self.deadline]).last)
        #expect(end.hasPrefix("failed: \(failure)") && end.contains(part), "\(end)")
        #expect(run(.coldBoot, [.start] + lost + [.documentLoaded, .completed, .rendered]).last == "rendered")
    }

    @Test func `A missing script is named if another script mentions Turbo`() throws {
        let lost = VisitMachine.Event.scriptNotLoaded(FlowNotation.url("/app.js"))
        let end = try #require(run(.coldBoot, [.start, lost, .turboMentioned, .documentLoaded, Self.deadline]).last)
        #expect(end.hasPrefix("failed: turboNotLoaded") && end.contains("/app.js"), "\(end)")
    }

    @Test(arguments: [[.turboStarted, .documentLoaded], [.documentLoaded, .turboStarted]] as [[VisitMachine.Event]])
    func `A document with Turbo has the long deadline for its first frame`(_ events: [VisitMachine.Event]) {
        #expect(run(.coldBoot, [.start] + events).last == "arm 60")
    }

    @Test func `A document without any script fails at its end`() {
        let start: [VisitMachine.Event] = [.start, .requestStarted]
        #expect(run(.coldBoot, start + [.scriptsMissing]).last?.hasPrefix("failed: turboMissing") == true)
        #expect(run(.coldBoot, start + [.documentLoaded, .scriptsMissing]).last?.hasPrefix("failed") == true)
        // Sent by the previous document, which has Turbo.
        #expect(run(.javaScript, start + [.scriptsMissing]) == run(.javaScript, start))
    }

    @Test func `Without a deadline a visit never times out`() {
        var machine = VisitMachine(
            .coldBoot, url: Self.url, deadlines: VisitDeadlines(response: nil, turbo: nil))
        #expect(machine.handle(.start).map(EffectText.text) == ["begin", "arm nil"])
    }

    @Test(arguments: [VisitMachine.Event.start, .rendered, .completed, .cancel, deadline, .failed(failure)])
    func `No effect follows the end of a visit`(_ event: VisitMachine.Event) {
        var machine = VisitMachine(.javaScript, url: Self.url)
        _ = machine.handle(.start)
        _ = machine.handle(.cancel)
        #expect(machine.handle(event).isEmpty)
        #expect(machine.hasEnded)
    }

    @Test func `Before its start a visit can only end`() {
        var machine = VisitMachine(.javaScript, url: Self.url)
        #expect(machine.handle(.rendered).isEmpty)
        #expect(machine.handle(Self.deadline).isEmpty)
        #expect(machine.handle(.cancel).map(EffectText.text) == ["arm nil", "cancelled"])
    }

    /// Any events in any order: at most one end, requests with a start and an end, and certainly one end after a
    /// deadline passed.
    @Test func `In any order of events a visit ends once`() {
        for seed in 0..<10_000 {
            var random = SeededGenerator(seed: UInt64(seed))
            var machine = VisitMachine(seed.isMultiple(of: 2) ? .coldBoot : .javaScript, url: Self.url)
            var effects = machine.handle(.start).map(EffectText.text)
            for _ in 0..<Int.random(in: 0...12, using: &random) {
                effects += machine.handle(Self.anyEvent(&random)).map(EffectText.text)
            }
            // The deadline of a visit that is still running: of the response, then of the last frame.
            for _ in 0..<2 { effects += machine.handle(Self.deadline).map(EffectText.text) }
            let ends = effects.filter { $0 == "rendered" || $0 == "cancelled" || $0.hasPrefix("failed") }
            #expect(ends.count == 1, "seed \(seed): \(effects)")
            #expect(effects.last == ends.last, "seed \(seed): \(effects)")
            let started = effects.count { $0 == "request started" }
            #expect(started <= 1 && started == effects.count { $0 == "request finished" }, "seed \(seed): \(effects)")
            #expect(effects.last { $0.hasPrefix("arm") } == "arm nil", "seed \(seed): the timer runs on")
        }
    }

    private static func anyEvent(_ random: inout SeededGenerator) -> VisitMachine.Event {
        let events: [VisitMachine.Event] = [
            .start, .requestStarted, .requestFinished, .documentLoaded, .rendered, .completed, .failed(failure),
            .turboStarted, .turboMentioned, .scriptNotLoaded(url), .scriptsMissing, .challengeReceived,
            .challengeHandled,
            .cancel,
            .deadlinePassed(isHidden: false),
            .deadlinePassed(isHidden: true),
        ]
        return events.randomElement(using: &random) ?? .cancel
    }
}
