import Testing
import TurboCore

/// The transitions that the user sees, if the resulting stacks don't show them.
@Suite("The steps of a decision")
struct StepTests {
    private func steps(
        _ before: String, _ url: String, _ properties: PathProperties = [:],
        redirect: NavigationProposal.Redirect? = nil
    ) -> [NavigationStep] {
        let visit = VisitProposal(url: FlowNotation.url(url), properties: properties)
        let proposal = NavigationProposal(visit, screenID: FlowNotation.newScreen, redirect: redirect)
        return FlowNotation.state(before).decide(proposal).steps
    }

    @Test func `A redirect to a pop is animated`() {
        let follow = NavigationProposal.Redirect(
            provisional: Screen.ID(3), originalAction: .advance, isRendered: true)
        #expect(
            steps("/ /a /follow", "/x", ["presentation": "pop"], redirect: follow)
                == [.remove(Screen.ID(3)), .pop(to: Screen.ID(1), on: .main, animated: true)])
    }

    @Test func `A redirect to the page two below is one step`() throws {
        let follow = NavigationProposal.Redirect(
            provisional: Screen.ID(4), originalAction: .advance, isRendered: true)
        let screens = FlowNotation.state("/ /a").main
        #expect(steps("/ /a /b /follow", "/a", redirect: follow) == [.setScreens(screens, on: .main)])
    }

    @Test(arguments: [("default", []), ("pop", []), ("none", [NavigationStep.remove(Screen.ID(3))])])
    func `A superseded redirect shows nothing`(_ presentation: String, _ steps: [NavigationStep]) {
        let visit = VisitProposal(
            url: FlowNotation.url("/target"), properties: ["presentation": .string(presentation)])
        let follow = NavigationProposal.Redirect(
            provisional: Screen.ID(3), originalAction: .advance, isRendered: true)
        let state = FlowNotation.state("/ /a /follow /later")
        for isRefresh in [false, true] {
            let decision = state.decide(
                NavigationProposal(
                    visit, screenID: FlowNotation.newScreen, redirect: isRefresh ? nil : follow,
                    refreshedScreen: isRefresh ? Screen.ID(3) : nil, isSuperseded: true))
            #expect(decision.load == nil)
            #expect(decision.steps == (isRefresh ? [] : steps))
        }
    }

    @Test(
        arguments: [
            ([:], true), (["animated": true], true), (["animated": false], false),
        ] as [(PathProperties, Bool)])
    func `A screen is animated unless a rule disables it`(_ properties: PathProperties, _ isAnimated: Bool) {
        let screen = Screen(
            id: FlowNotation.newScreen, kind: .web, context: .default, routedURL: FlowNotation.url("/b"))
        #expect(steps("/ /a", "/b", properties) == [.push(screen, on: .main, animated: isAnimated)])
        #expect(
            steps("/ /a /b", "/a", properties) == [.pop(to: Screen.ID(2), on: .main, animated: isAnimated)])
        #expect(
            steps("/ /a | /new", "/b", properties)
                == [.dismissModal(animated: isAnimated), .push(screen, on: .main, animated: isAnimated)])
    }

    @Test(arguments: [true, false])
    func `A modal flow is presented after the previous one was dismissed`(_ isAnimated: Bool) {
        let screen = Screen(
            id: FlowNotation.newScreen, kind: .web, context: .modal, routedURL: FlowNotation.url("/b"))
        let properties: PathProperties = ["context": "modal", "modal_flow": "new", "animated": .bool(isAnimated)]
        let follow = NavigationProposal.Redirect(
            provisional: Screen.ID(101), originalAction: .advance, isRendered: true)
        let expected: [NavigationStep] = [
            .dismissModal(animated: isAnimated), .presentModal(screen, animated: isAnimated),
        ]
        #expect(steps("/ | /new /help", "/b", properties) == expected)
        #expect(steps("/ | /new /follow", "/b", properties, redirect: follow) == expected)
    }

    @Test func `A decision without an effect has no steps`() {
        #expect(steps("/", "/", ["presentation": "clear_all"]).isEmpty)
        #expect(steps("/", "/x", ["presentation": "pop"]).isEmpty)
        #expect(steps("/ /a", "/x", ["presentation": "none"]).isEmpty)
    }

    @Test func `A mistake of the app is named`() {
        let resume = VisitProposal(
            url: FlowNotation.url("/resume"), properties: ["presentation": "none", "historical_location": true])
        let modal = VisitProposal(url: FlowNotation.url("/new"), properties: ["context": "modal"])
        for (visit, part) in [(resume, "no screen is shown yet"), (modal, "the main stack is empty")] {
            let proposal = NavigationProposal(visit, screenID: FlowNotation.newScreen)
            #expect(NavigationState().decide(proposal).warning?.contains(part) == true)
            #expect(FlowNotation.state("/").decide(proposal).warning == nil)
        }
    }
}
