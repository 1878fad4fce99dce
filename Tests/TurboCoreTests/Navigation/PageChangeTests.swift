import Foundation
import Testing

@testable import TurboCore

/// The changes of the pages that were there before a decision.
struct PageChangeTests {
    private func screens(_ ids: ClosedRange<Int>) -> [Screen] {
        ids.map { Screen(id: Screen.ID($0), kind: .web, routedURL: URL(string: "https://app.example/\($0)")) }
    }

    private func changes(_ steps: [NavigationStep], _ load: PageLoad?, modal: Bool = false) -> [String] {
        let state = NavigationState(
            main: screens(1...3), modal: modal ? NavigationState.Modal(screens: screens(4...5)) : nil)
        let changes = NavigationDecision(steps: steps, load: load, reason: "a test").pageChanges(in: state)
        return changes.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key.rawValue) \($0.value.rawValue)" }
    }

    private func load(_ screen: Int, _ stack: NavigationState.Stack, _ kind: PageLoad.Kind = .visit(VisitOptions()))
        -> PageLoad
    {
        PageLoad(screenID: Screen.ID(screen), stack: stack, kind: kind)
    }

    @Test func `A push covers the pages of its stack`() {
        let new = screens(9...9)[0]
        #expect(
            changes([.push(new, on: .main, animated: true)], load(9, .main)) == [
                "1 replacedInWebView", "2 replacedInWebView", "3 replacedInWebView",
            ])
    }

    @Test func `A native screen and a modal keep the pages in their web view`() {
        let new = screens(9...9)[0]
        #expect(changes([.push(new, on: .main, animated: true)], nil) == ["1 kept", "2 kept", "3 kept"])
        #expect(changes([.presentModal(new, animated: true)], load(9, .modal)) == ["1 kept", "2 kept", "3 kept"])
    }

    @Test func `A pop removes the pages above`() {
        #expect(
            changes([.pop(to: Screen.ID(1), on: .main, animated: true)], load(1, .main))
                == ["1 reloaded", "2 removed", "3 removed"])
    }

    @Test func `A dismissal removes the pages of the modal`() {
        #expect(
            changes([.dismissModal(animated: true)], load(3, .main, .refresh(nil)), modal: true)
                == ["1 replacedInWebView", "2 replacedInWebView", "3 reloaded", "4 removed", "5 removed"])
    }

    @Test func `A page that another screen adopts is kept`() {
        #expect(changes([], load(3, .main, .adopt)) == ["1 kept", "2 kept", "3 kept"])
    }

    @Test func `Only the steps up to the first loss remain`() {
        let steps: [NavigationStep] = [
            .dismissModal(animated: true), .pop(to: Screen.ID(1), on: .main, animated: true),
        ]
        let state = NavigationState(main: screens(1...3), modal: NavigationState.Modal(screens: screens(4...5)))
        let decision = NavigationDecision(steps: steps, load: load(1, .main), reason: "a test")
        let kept = decision.withoutLoss { $0.pageChanges(in: state)[Screen.ID(2)] == .removed }
        #expect(kept.steps == [.dismissModal(animated: true)])
        #expect(kept.load == nil)
    }
}
