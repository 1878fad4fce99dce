import Foundation

@testable import TurboCore

/// Actions of users, pages and apps.
struct TortureUser {
    let world: TortureWorld

    init(_ world: TortureWorld) {
        self.world = world
    }

    private var navigator: TortureNavigator { world.navigator }
    var session: TortureSession {
        let other = world.dice.roll(8) == 0
        return world.session((navigator.topStack == .modal) != other ? .modal : .main)
    }

    func act() {
        switch world.dice.roll(25) {
        case 0...5: tap()
        case 6, 7: route()
        case 8...10: goBack()
        case 11: navigator.cancelSwipe()
        case 12: reload()
        case 13: retry()
        case 14: sendForm()
        case 15: followLink()
        case 16: refresh()
        case 17: visitByItself()
        case 18: changeURL()
        case 19: markStale()
        case 20: write()
        case 21: if world.dice.roll(3) == 0 { endProcess() }
        case 22: toggleBackground()
        case 23: signIn()
        default: dismiss()
        }
    }

    func post(_ message: PageMessage, from session: TortureSession) {
        guard session.engine.document?.hasTurbo == true else { return }
        world.record { "the page of \(session.stack) sends \(message)" }
        session.engine.mail.append(.message(message))
    }

    private func tap() {
        let url = world.dice.roll(12) == 0 ? TorturePages.native : world.dice.pick(TorturePages.pages)
        let action: VisitAction = world.dice.roll(4) == 0 ? .replace : .advance
        post(
            .visitProposed(PageMessage.Proposal(location: url, options: VisitOptions(action: action))), from: session)
    }

    private func route() {
        let url = world.dice.pick(TorturePages.pages + TorturePages.historical)
        let presentation = world.dice.roll(3) == 0 ? world.dice.pick(Self.presentations) : nil
        world.record { "the app routes \(url) \(presentation ?? "")" }
        navigator.add(TortureRun(url, presentation: presentation))
    }

    private static let presentations = ["replace", "refresh", "pop", "clear_all", "replace_root"]

    private func goBack() {
        let stack = navigator.topStack
        let count = navigator.stacks[stack].count
        guard navigator.mayChangeStacks, count > 1 else { return }
        world.record { "the user goes back" }
        navigator.pop(to: world.dice.roll(4) == 0 ? 1 : count - 1, on: stack)
    }

    /// The user has signed in, perhaps as somebody else.
    private func signIn() {
        let isOther = world.dice.flip()
        world.record { isOther ? "another user signs in" : "the user signs in" }
        for session in world.sessions { session.send(.request(isOther ? .userChanged() : .userSignedIn)) }
    }

    private func dismiss() {
        guard navigator.stacks.transition.isEmpty, navigator.topStack == .modal else { return }
        world.record { "the user dismisses the modal stack" }
        navigator.dismiss()
    }

    private func reload() {
        guard world.dice.flip() else {
            world.record { "the app reloads" }
            return session.send(.request(.reload))
        }
        guard let screen = navigator.top, let session = screen.session, screen.hasWebView,
            navigator.stacks.transition.isEmpty
        else { return }
        world.record { "the user pulls to refresh screen \(screen.number)" }
        screen.isRefreshing = true
        session.send(.request(.reloadPage(of: session.id(screen))))
    }

    private func retry() {
        guard let screen = navigator.top, screen.hasFailed, let session = screen.session else { return }
        world.record { "the user retries screen \(screen.number)" }
        session.send(.request(.retry(session.id(screen))))
    }

    private func markStale() {
        let requests: [SessionEvent.Request] = [.markContentAsStale, .markSnapshotsAsStale, .clearSnapshots]
        let request = world.dice.pick(requests)
        world.record { "the app reports \(request)" }
        session.send(.request(request))
    }

    private func endProcess() {
        let session = session
        world.record { "the process of \(session.stack) ends" }
        session.engine.endProcess()
    }

    private func toggleBackground() {
        world.isInBackground.toggle()
        world.record { "the app is in the \(world.isInBackground ? "background" : "foreground")" }
        if !world.isInBackground { world.sessions.forEach { $0.send(.process(.enteredForeground)) } }
    }
}
