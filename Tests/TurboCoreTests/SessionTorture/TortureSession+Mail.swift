import Foundation

@testable import TurboCore

/// Reports of the web view to the session, or to its cold boot.
extension TortureSession {
    func deliverMail() {
        guard let mail = engine.deliver() else { return }
        world.record { "\(self.stack): \(mail)" }
        switch mail {
        case .message(let message): send(.page(.message(message)))
        case .callFailed(let purpose): send(.page(.callFailed(purpose, reason: "the page was replaced")))
        case .url: break
        case .committed(let load, _):
            guard let coldBoot, coldBoot.load == load else { return }
            self.coldBoot?.hasCommitted = true
            send(.visit(token: coldBoot.token, .documentCommitted))
        case .loaded(let load): loaded(load)
        case .loadFailed(let load, let failure):
            guard let coldBoot, coldBoot.load == load, !coldBoot.isFile else { return }
            send(.visit(token: coldBoot.token, .loadFailed(failure)))
        case .scriptMissing: send(.page(.scriptNotLoaded(TorturePages.script)))
        case .processEnded: send(.process(.ended))
        case .checked(let number, let isGone):
            send(.check(number: number, isGone ? .isGone : .responded))
        }
    }

    private func loaded(_ load: Int) {
        if let coldBoot {
            if coldBoot.load == load { send(.visit(token: coldBoot.token, .documentLoaded)) }
        } else if let url = engine.webViewURL, !TorturePages.isOwn(url) {
            send(.page(.documentFinished))
        }
    }

    // MARK: The requests of the page

    func answerRequest() {
        guard let visit = engine.document?.visit, visit.isRequestRunning, question == nil else { return }
        engine.request()
        let response = world.response()
        world.record { "\(self.stack): the server responds to \(visit.location): \(response)" }
        if response == .never { return world.silence(visit) }
        if response == .password { return askUser(isOfLoad: false) }
        engine.mail += engine.document?.response(visit, response) ?? []
    }

    func askUser(isOfLoad: Bool) {
        let visit = state.isVisiting ? state.visit?.token : nil
        question = (visit, isOfLoad)
        if let visit { send(.visit(token: visit, .challengeReceived)) }
    }

    func answerQuestion() {
        guard let question else { return }
        self.question = nil
        let isCancelled = world.dice.flip()
        if let visit = question.visit { send(.visit(token: visit, .challengeHandled(isCancelled: isCancelled))) }
        let response: TortureResponse = isCancelled ? .dropped : .page
        if question.isOfLoad {
            guard engine.load?.awaitsUser == true else { return }
            engine.load?.awaitsUser = false
            engine.load?.response = response
        } else if let visit = engine.document?.visit, visit.isRequestRunning {
            engine.mail += engine.document?.response(visit, response) ?? []
        }
    }
}
