import Testing

@testable import TurboCore

/// A page is asked when the app returns to the foreground, where its process may be gone or hang.
struct PageCheckTests {
    private typealias VisitableID = SessionState.VisitableID

    /// Screen 1 shows `/1`, and the app returns to the foreground.
    private func returned() -> SessionHarness {
        var harness = SessionHarness()
        harness.start()
        harness.send(.process(.enteredForeground))
        return harness
    }

    private func missAnswer(_ check: Int, _ harness: inout SessionHarness, isExcused: Bool = false) {
        harness.send(.check(number: check, .didNotRespond(isExcused: isExcused)))
    }

    @Test func `Each return to the foreground checks the page once`() {
        var harness = returned()
        #expect(harness.effects == ["check 1"])
        harness.send(.check(number: 1, .responded))
        missAnswer(1, &harness)
        #expect(harness.effects == [])
        harness.send(.process(.enteredForeground))
        #expect(harness.effects == ["check 2"])
    }

    @Test func `A page that delays a visit is checked once, and the visit continues without it if it hangs`() {
        var harness = SessionHarness()
        harness.start()
        harness.visit(2, "/2")
        harness.send(.visit(token: 2, .becameSlow))
        #expect(harness.effects.last == "check 1")
        harness.send(.visit(token: 2, .becameSlow))
        #expect(harness.effects.last != "check 2")
        missAnswer(1, &harness)
        #expect(harness.effects.first == "replace the web view")
        #expect(harness.effects.contains("begin 3 by load /2 advance"))
    }

    @Test func `A session without a page checks nothing`() {
        var harness = SessionHarness()
        harness.send(.process(.enteredForeground))
        #expect(harness.effects == [])
        harness.visit(1, "/1")
        harness.send(.process(.enteredForeground))
        #expect(harness.effects == [])
    }

    @Test func `Without a deadline, no page is checked`() {
        var harness = SessionHarness()
        harness.start()
        harness.facts.deadlines.check = nil
        harness.send(.process(.enteredForeground))
        #expect(harness.effects == [])
    }

    @Test func `A page that doesn't respond is loaded at its current URL in a new web view, and checked again`() {
        var harness = returned()
        harness.facts.webViewURL = SessionHarness.url("/1#part")
        missAnswer(1, &harness)
        #expect(
            harness.effects == [
                "replace the web view", "begin 2 by load /1#part advance", "screenshot on 1", "check 2",
            ])
        harness.send(.check(number: 2, .responded))
        harness.load("/1", document: 2)
        #expect(harness.effects.contains("title 1 /1"))
    }

    @Test func `A page without a process is loaded again at its current URL, even without WebKit's report`() {
        var harness = returned()
        harness.facts.webViewURL = SessionHarness.url("/1#part")
        harness.send(.check(number: 1, .isGone))
        #expect(harness.effects == ["begin 2 by load /1#part advance", "screenshot on 1", "check 2"])
    }

    @Test func `A page that terminates or hangs at each load leads to an error with Retry`() {
        var harness = returned()
        missAnswer(1, &harness)
        harness.send(.visit(token: 2, .documentCommitted))
        harness.send(.check(number: 2, .isGone))
        #expect(
            harness.effects == [
                "replace the web view", "end 2 cancelled", "stop the load", "begin 3 by load /1 advance",
                "screenshot on 1", "check 3",
            ])
        missAnswer(3, &harness)
        #expect(harness.effects.contains { $0.hasPrefix("show") && $0.contains("webProcessTerminated") })
        harness.send(.request(.retry(VisitableID(1))))
        #expect(harness.effects.contains("begin 5 by load /1 advance"))
    }

    @Test func `A second termination replaces the web view and repeats the replace visit`() {
        var harness = SessionHarness()
        harness.start()
        harness.visit(1, "/2", VisitOptions(action: .replace))
        harness.send(.process(.ended))
        #expect(!harness.effects.contains("replace the web view"))
        harness.send(.process(.ended))
        #expect(harness.effects.contains("replace the web view"))
        #expect(harness.effects.contains("begin 4 by load /2 replace"))
        #expect(!harness.effects.contains { $0.hasPrefix("check") })
    }

    @Test func `A web view of the app that isn't replaced loads the page once more`() {
        var harness = returned()
        harness.canReplaceWebView = false
        missAnswer(1, &harness)
        missAnswer(2, &harness)
        #expect(harness.effects.contains("begin 3 by load /1 advance"))
        missAnswer(3, &harness)
        #expect(harness.effects.contains { $0.hasPrefix("show") })
    }

    @Test func `A page with unsaved input that responds late isn't loaded again: the user decides`() {
        var harness = SessionHarness()
        harness.start()
        harness.receive(.inputChanged(.inSnapshot))
        harness.send(.process(.enteredForeground))
        missAnswer(1, &harness)
        #expect(harness.effects == ["ask about the input on 1"])
        harness.send(.request(.wait(for: VisitableID(1))))
        #expect(harness.effects == ["check 2"])
        missAnswer(2, &harness)
        #expect(harness.effects == ["ask about the input on 1"])
        harness.send(.request(.discardInput(on: VisitableID(1))))
        #expect(
            harness.effects == [
                "replace the web view", "input changed on 1", "begin 2 by load /1 advance", "screenshot on 1",
                "check 3",
            ])
    }

    @Test func `A page with unsaved input that the user is leaving isn't loaded again either`() {
        var harness = SessionHarness()
        harness.start()
        harness.receive(.inputChanged(.inSnapshot))
        harness.push()
        harness.send(.process(.enteredForeground))
        missAnswer(1, &harness)
        #expect(harness.effects == ["ask about the input on 2"])
    }

    @Test(arguments: [true, false])
    func `What was typed two screens below isn't lost without a question if the page on top hangs`(
        _ hasNavigator: Bool
    ) {
        var harness = SessionHarness()
        harness.facts.hasNavigator = hasNavigator
        harness.start()
        harness.receive(.inputChanged(.inSnapshot))
        for (screen, path) in [(2, "/2"), (3, "/3")] {
            harness.visit(screen, path)
            harness.appear(screen)
            harness.render(path)
        }
        harness.send(.process(.enteredForeground))
        missAnswer(1, &harness)
        #expect(harness.effects.first == (hasNavigator ? "ask about the input on 3" : "replace the web view"))
    }

    @Test func `A page whose process has ended has lost its input and is loaded again`() {
        var harness = SessionHarness()
        harness.start()
        harness.receive(.inputChanged(.inSnapshot))
        harness.send(.process(.enteredForeground))
        harness.send(.check(number: 1, .isGone))
        #expect(harness.effects.contains("begin 2 by load /1 advance"))
    }

    @Test func `A decision about a page that the user has left is dropped`() {
        var harness = returned()
        harness.push()
        harness.send(.request(.discardInput(on: VisitableID(1))))
        #expect(harness.effects == [])
        harness.send(.request(.wait(for: VisitableID(1))))
        #expect(harness.effects == [])
    }

    @Test func `A page that shows a dialog isn't loaded again`() {
        var harness = returned()
        missAnswer(1, &harness, isExcused: true)
        #expect(harness.effects == [])
    }

    @Test func `In the background, a page without a response isn't loaded again`() {
        var harness = returned()
        harness.facts.isInBackground = true
        missAnswer(1, &harness)
        #expect(harness.effects == [])
    }

    @Test func `A reported end of the process ends the check`() {
        var harness = returned()
        harness.send(.process(.ended))
        #expect(harness.effects == ["begin 2 by load /1 advance", "screenshot on 1"])
        harness.send(.check(number: 1, .isGone))
        missAnswer(1, &harness)
        #expect(harness.effects == [])
    }
}
