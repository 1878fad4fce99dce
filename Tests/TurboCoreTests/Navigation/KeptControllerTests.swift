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
            NavigationProposal(visit, screen: kept, kind: kind, refreshed: refreshed))
    }

    @Test func `Is gone back to`() {
        let kept = decision("/ /kept /b", Screen.ID(2))
        #expect(kept.steps == [.pop(to: Screen.ID(2), on: .main, animated: true)])
        #expect(kept.load == PageLoad(screen: Screen.ID(2), stack: .main, kind: .visit(VisitOptions())))
    }

    @Test func `Is visited where it is on top`() {
        let kept = decision("/ /kept", Screen.ID(2))
        #expect(kept.steps.isEmpty)
        #expect(kept.load?.screen == Screen.ID(2))
    }

    @Test func `Comes to light when the modal is dismissed`() {
        #expect(decision("/ /kept | /new", Screen.ID(2)).steps == [.dismissModal(animated: true)])
        #expect(
            decision("/kept /b | /new", Screen.ID(1), ["context": "modal"]).steps
                == [.dismissModal(animated: true), .pop(to: Screen.ID(1), on: .main, animated: true)])
    }

    @Test func `Is gone back to within the modal`() {
        let kept = decision("/ | /kept /help", Screen.ID(100), ["context": "modal"])
        #expect(kept.steps == [.pop(to: Screen.ID(100), on: .modal, animated: true)])
        #expect(kept.load?.stack == .modal)
    }

    @Test func `Leaves the modal when its path belongs to the main stack`() {
        let screen = Screen(
            id: Screen.ID(100), kind: .web, context: .default, routedURL: FlowNotation.url("/kept"))
        #expect(
            decision("/ | /kept /help", Screen.ID(100)).steps
                == [.dismissModal(animated: true), .push(screen, on: .main, animated: true)])
    }

    @Test func `Is not visited if it is native`() {
        let kept = decision("/ (/kept) /b", Screen.ID(2), kind: .native)
        #expect(kept.steps == [.pop(to: Screen.ID(2), on: .main, animated: true)])
        #expect(kept.load == nil)
    }

    @Test func `Is gone back to when a refresh is sent there`() {
        #expect(
            decision("/ /kept /b /a", Screen.ID(2), refreshed: Screen.ID(4)).steps
                == [.pop(to: Screen.ID(2), on: .main, animated: true)])
    }

    @Test func `Is presented once`() {
        #expect(decision("/ ! alert", Screen.ID(500), kind: .foreign).steps.isEmpty)
    }
}
