import Foundation

@testable import TurboCore

/// The pending events of a session, and how they are performed.
extension TortureSession {
    func urls(of screen: TortureScreen) -> VisitableURLs? {
        state.urls(of: id(screen), webViewURL: engine.webViewURL, origins: TorturePages.origins)
    }

    /// Whether no message or call between session and page is pending.
    var isQuiet: Bool { !state.isVisiting && !engine.hasCalls && engine.mail.isEmpty && engine.load == nil }

    func collect(_ happenings: inout [(TortureAction, TortureSession)]) {
        func add(_ happening: TortureAction, if isOutstanding: Bool) {
            if isOutstanding { happenings.append((happening, self)) }
        }
        add(.mail, if: !engine.mail.isEmpty)
        add(.call, if: engine.hasCalls)
        add(.ready, if: coldBoot.map { $0.load == nil } ?? false)
        add(.load, if: engine.load.map { !$0.awaitsUser && $0.response != .never } ?? false)
        if let document = engine.document {
            add(.frame, if: !document.frames.isEmpty)
            add(.step, if: !document.steps.isEmpty)
            add(.request, if: document.visit?.isRequestRunning == true && question == nil && !world.isSilent(document))
            add(.form, if: document.isSending)
        }
        add(.question, if: question != nil)
        add(.slow, if: !slow.isEmpty)
        add(.move, if: !moves.isEmpty)
        add(.foreground, if: awaitsForeground && !world.isInBackground)
        add(.decision, if: undecided != nil)
        add(.check, if: check != nil && !world.isInBackground)
        add(.deadline, if: deadline != nil && !world.isInBackground)
        add(.passing, if: !passing.isEmpty)
    }

    func happen(_ happening: TortureAction) {
        switch happening {
        case .mail: deliverMail()
        case .call: engine.performCall()
        case .frame: engine.mail += engine.document?.drawFrame() ?? []
        case .step: engine.mail += engine.document?.takeStep() ?? []
        case .load: stepLoad()
        case .ready: startColdBoot()
        case .request: answerRequest()
        case .form: answerForm()
        case .question: answerQuestion()
        case .slow: send(.visit(token: slow.removeFirst(), .becameSlow))
        case .move:
            let move = moves.removeFirst()
            if let screen = self[move.screen], screen.hasParent { return }
            send(.visit(token: move.visit, .screenWasRemoved))
        case .deadline: passDeadline()
        case .passing:
            let screen = passing.removeFirst()
            if self[screen] != nil { send(.screen(screen, .waitDidEnd)) }
        case .foreground:
            awaitsForeground = false
            send(.process(.mayRestart))
        case .check:
            guard let number = check else { return }
            check = nil
            send(.check(number: number, .didNotRespond(isExcused: world.dice.roll(8) == 0)))
        case .decision:
            guard let screen = undecided else { return }
            undecided = nil
            send(
                world.isSettling || world.dice.flip()
                    ? .request(.discardInput(on: screen)) : .request(.wait(for: screen)))
        case .moment, .deallocation, .proceeding: break
        }
    }

    private func passDeadline() {
        guard let visit = deadline else { return }
        deadline = nil
        let owner = self[state.placement.owner]
        let isHidden = owner.map { $0.hasParent && !world.navigator.stacks.isVisible($0) } ?? false
        send(.visit(token: visit, .deadlinePassed(isHidden: isHidden && !world.isSettling)))
    }

    /// Handles the response to a form: a redirect, the form again, or none.
    private func answerForm() {
        guard let document = engine.document, document.isSending else { return }
        document.isSending = false
        engine.request()
        let hasFailed = world.dice.roll(6) == 0
        let end = TortureMessage.message(
            .formSubmissionFinished(document.location, method: "post", hasFailed ? .noResponse : .accepted))
        guard !hasFailed, world.dice.roll(3) > 0 else { return engine.mail.append(end) }
        let target = world.dice.pick(TorturePages.pages + TorturePages.historical)
        let options = VisitOptions(
            action: world.dice.flip() ? .advance : .replace, response: TortureDocument.response())
        let proposal = TortureMessage.message(.visitProposed(PageMessage.Proposal(location: target, options: options)))
        engine.mail += world.dice.flip() ? [proposal, end] : [end, proposal]
    }
}
