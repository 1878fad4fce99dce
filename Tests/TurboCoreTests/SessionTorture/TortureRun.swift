import Foundation

@testable import TurboCore

/// A proposal that the navigator is performing.
final class TortureRun {
    let visit: VisitProposal
    let redirect: TortureRedirect?
    /// The screen that was created for it.
    private(set) var made: TortureScreen?
    /// The remaining steps; nil before the decision.
    var steps: [NavigationStep]?
    var startedLoad: PageLoad?
    private(set) var attempts = 0

    init(
        _ url: URL, _ options: VisitOptions = VisitOptions(), redirect: TortureRedirect? = nil,
        presentation: String? = nil
    ) {
        var properties = TorturePages.properties(for: url)
        if let presentation { properties = properties.merging(["presentation": .string(presentation)]) }
        visit = VisitProposal(url: url, options: options, properties: properties)
        self.redirect = redirect
    }

    /// Decides again, because the stacks have changed since the decision.
    func decideAgain() {
        attempts += 1
        steps = nil
    }

    private var kind: Screen.Kind { visit.url == TorturePages.native ? .native : .web }

    func proposal(ofScreen number: Int) -> NavigationProposal {
        NavigationProposal(
            visit, screenID: Screen.ID(number), kind: kind, redirect: coreRedirect, refreshedScreen: refreshed,
            isSuperseded: redirect?.isSuperseded == true)
    }

    func take(_ decision: NavigationDecision, _ number: Int) {
        steps = decision.steps
        let shown = decision.steps.compactMap { $0.newScreen(Screen.ID(number)) }.first
        guard let shown, made == nil else { return }
        made = TortureScreen(
            number, visit.url, on: shown.context == .modal ? .modal : .main, isNative: kind == .native)
    }

    private var coreRedirect: NavigationProposal.Redirect? {
        guard let redirect, !redirect.isPageRefresh else { return nil }
        return NavigationProposal.Redirect(
            provisional: Screen.ID(redirect.screen.number), originalAction: redirect.action,
            isRendered: redirect.isRendered)
    }

    private var refreshed: Screen.ID? {
        guard let redirect, redirect.isPageRefresh else { return nil }
        return Screen.ID(redirect.screen.number)
    }
}

extension NavigationStep {
    /// Returns the screen with this identifier, if the step shows it.
    fileprivate func newScreen(_ id: Screen.ID) -> Screen? {
        switch self {
        case .push(let screen, _, _), .replace(_, let screen, _), .setRoot(let screen), .presentModal(let screen, _),
            .presentForeign(let screen, _):
            screen.id == id ? screen : nil
        case .setScreens(let screens, _): screens.first { $0.id == id }
        case .pop, .dismissModal, .remove: nil
        }
    }
}
