import Testing
import TurboCore

@Suite("Steps that no longer fit")
struct ApplyTests {
    private let other = Screen(id: Screen.ID(77), kind: .web)

    @Test(arguments: [
        NavigationStep.replace(Screen.ID(99), with: Screen(id: Screen.ID(77), kind: .web), on: .main),
        .pop(to: Screen.ID(99), on: .main, animated: true),
        .push(Screen(id: Screen.ID(77), kind: .web), on: .modal, animated: true),
        .dismissModal(animated: true),
        .remove(Screen.ID(99)),
    ])
    func `Each step that isn't possible changes nothing`(_ step: NavigationStep) {
        let state = FlowNotation.state("/ /a")
        #expect(!step.isPossible(in: state))
        #expect(state.applying(step) == state)
    }

    @Test func `A modal isn't presented twice, nor over an overlay`() {
        let step = NavigationStep.presentModal(other, animated: true)
        #expect(!step.isPossible(in: FlowNotation.state("/ | /new")))
        #expect(!step.isPossible(in: FlowNotation.state("/ |~/new")))
        #expect(!step.isPossible(in: FlowNotation.state("/ ! alert")))
        #expect(step.isPossible(in: FlowNotation.state("/")))
    }

    @Test func `Dismissing the modal removes its overlay too`() {
        let state = FlowNotation.state("/ | /new ! alert")
        #expect(FlowNotation.text(state.applying(.dismissModal(animated: true))) == "/")
    }
}
