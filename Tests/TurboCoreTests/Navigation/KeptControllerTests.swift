import Testing
import TurboCore

/// The app keeps a controller and returns it again. UIKit can't show it in two places.
@Suite("A controller that is on a stack already")
struct KeptControllerTests {
    private func decision(
        _ before: String, _ kept: Screen.ID, _ properties: PathProperties = [:], kind: Screen.Kind = .web,
        refreshed: Screen.ID? = nil
    ) -> NavigationDecision {
        let visit = VisitProposal(url: FlowNotation.url("/kept"), properties: properties)
        return FlowNotation.state(before).decide(
            NavigationProposal(visit, screenID: kept, kind: kind, refreshedScreen: refreshed))
    }

    @Test func `A kept controller below is popped to`() {
        let kept = decision("/ /kept /b", Screen.ID(2))
        #expect(kept.steps == [.pop(to: Screen.ID(2), on: .main, animated: true)])
        #expect(kept.load == PageLoad(screenID: Screen.ID(2), stack: .main, kind: .visit(VisitOptions())))
    }

    @Test func `A kept controller on top is visited in place`() {
        let kept = decision("/ /kept", Screen.ID(2))
        #expect(kept.steps.isEmpty)
        #expect(kept.load?.screenID == Screen.ID(2))
    }

    @Test func `A kept controller below a modal is visible after its dismissal`() {
        #expect(decision("/ /kept | /new", Screen.ID(2)).steps == [.dismissModal(animated: true)])
        #expect(
            decision("/kept /b | /new", Screen.ID(1), ["context": "modal"]).steps
                == [.dismissModal(animated: true), .pop(to: Screen.ID(1), on: .main, animated: true)])
    }

    @Test func `A kept controller below is popped to within the modal`() {
        let kept = decision("/ | /kept /help", Screen.ID(100), ["context": "modal"])
        #expect(kept.steps == [.pop(to: Screen.ID(100), on: .modal, animated: true)])
        #expect(kept.load?.stack == .modal)
    }

    @Test func `A kept modal controller is moved to the main stack if its path belongs there`() {
        let screen = Screen(
            id: Screen.ID(100), kind: .web, context: .default, routedURL: FlowNotation.url("/kept"))
        #expect(
            decision("/ | /kept /help", Screen.ID(100)).steps
                == [.dismissModal(animated: true), .push(screen, on: .main, animated: true)])
    }

    @Test func `A kept native controller isn't visited`() {
        let kept = decision("/ (/kept) /b", Screen.ID(2), kind: .native)
        #expect(kept.steps == [.pop(to: Screen.ID(2), on: .main, animated: true)])
        #expect(kept.load == nil)
    }

    @Test func `A redirected refresh pops to a kept controller`() {
        #expect(
            decision("/ /kept /b /a", Screen.ID(2), refreshed: Screen.ID(4)).steps
                == [.pop(to: Screen.ID(2), on: .main, animated: true)])
    }

    @Test func `A kept controller that is presented isn't presented again`() {
        #expect(decision("/ ! alert", Screen.ID(500), kind: .foreign).steps.isEmpty)
    }
}
