import TestSupport
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

@testable import NavigationSimulation

/// A real app that performs the lines of a script.
@MainActor
struct AgreementApp {
    let app: AppDriver

    init() async throws {
        app = try await AppDriver(rules: AgreementScenario.rules)
        for target in AgreementScenario.targets {
            app.server.page(target)
            for isModal in [false, true] {
                app.server.route(AgreementScenario.hop(to: target, isModal: isModal)) { request in
                    .redirect(to: target, status: request.method == "POST" ? 303 : 302)
                }
            }
        }
        app.server.page("/invalid", status: 422)
    }

    /// Performs a line, and waits until nothing is under way.
    func perform(_ line: SimulationScenario.Line) async throws {
        switch line.input {
        case .tap(let path, let action, _, _): try await tap(path, action)
        case .submit(let path, _, let location): try await submit(path, location)
        case .back: app.window.perform(.back)
        case .dismiss: app.window.perform(.cancel)
        }
        await discardInput()
        try await settle()
    }

    /// Discards a rejected form when the app asks. `simulate` has no user who types.
    private func discardInput() async {
        guard let alert = app.navigator.activeViewController as? UIAlertController,
            let discard = alert.actions.first(where: { $0.style == .destructive })
        else { return }
        alert.choose(discard)
        while alert.presentingViewController != nil { await nextFrame(of: app.window) }
        await nextFrame(of: app.window)
    }

    private func tap(_ path: String, _ action: VisitAction) async throws {
        let count = app.log.count
        // A page that proposed it as often would be stopped.
        if path == AgreementScenario.start {
            app.navigator.route(app.server.url(path))
        } else {
            try await evaluate("Turbo.visit('\(path)', { action: '\(action)' })")
        }
        // Every decision is logged.
        try await app.log.all([.decided(app.server.url(path))], since: count)
    }

    private func submit(_ path: String, _ location: String?) async throws {
        let count = app.log.count
        try await evaluate(
            """
            const form = document.createElement('form')
            form.method = 'post'; form.action = '\(path)'
            document.body.append(form)
            form.requestSubmit()
            """)
        let decision = location.map { AwaitedEntry.decided(app.server.url($0)) }
        try await app.log.all([.formGotResponse] + [decision].compactMap { $0 }, since: count)
    }

    private func evaluate(_ script: String) async throws {
        _ = try await session.webView.callAsyncJavaScript(script, arguments: [:], in: nil, contentWorld: .page)
    }

    private var isModal: Bool {
        let modal = app.navigator.modalNavigationController
        return modal.presentingViewController != nil && !modal.isBeingDismissed
    }

    private var session: Session { isModal ? app.navigator.modalSession : app.navigator.session }

    /// Both stacks in the words of `simulate`, which names a screen by the URL that the server redirected it to.
    var screens: String {
        let state = app.navigator.currentState()
        let modal = state.modal.map { " | " + $0.screens.map(SimulationNames.path).joined(separator: " ") }
        return state.main.map(SimulationNames.path).joined(separator: " ") + (modal ?? "")
    }

    /// Waits until nothing is under way, and all pages have sent their messages.
    private func settle() async throws {
        while true {
            let count = app.log.count
            while isBusy {
                if app.navigator.isIdle, !isVisiting, !isCovered {
                    await app.transitionsEnd()
                } else {
                    try await app.log.entries.next()
                }
            }
            try await receiveMessages()
            if count == app.log.count, !isBusy { return }
        }
    }

    /// Receives the messages of the pages of both stacks so far: one below a sheet may be refreshed there.
    private func receiveMessages() async throws {
        let navigator = app.navigator
        for session in isModal ? [navigator.session, navigator.modalSession] : [navigator.session] {
            _ = try await session.webView.callAsyncJavaScript("", arguments: [:], in: nil, contentWorld: .page)
        }
    }

    private var isBusy: Bool {
        let stacks = [app.navigator.navigationController, app.navigator.modalNavigationController]
        let isMoving = stacks.contains { $0.transitionCoordinator != nil }
        return !app.navigator.isIdle || isVisiting || isMoving || isCovered
    }

    /// Whether a page on top of a stack isn't visible yet, also below a sheet.
    private var isCovered: Bool {
        let navigator = app.navigator
        let tops =
            [(navigator.navigationController, navigator.session)]
            + (isModal ? [(navigator.modalNavigationController, navigator.modalSession)] : [])
        return tops.contains { stack, session in
            (stack.topViewController as? any Visitable).map { app.blocker(on: $0, session) != nil } ?? false
        }
    }

    private var isVisiting: Bool { app.navigator.session.isVisiting || app.navigator.modalSession.isVisiting }
}
